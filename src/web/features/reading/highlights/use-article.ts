import { useEffect, useState } from 'react';

/** The text of a story on this page, once it is there: a body that the page did not bring comes later. */
export function useArticle(storyId: string): Element | undefined {
  const [article, setArticle] = useState<Element>();
  useEffect(() => {
    const find = () => document.querySelector(`.story-body[data-post-id="${CSS.escape(storyId)}"]`) ?? undefined;
    const observer = new MutationObserver(() => look());
    const look = () => {
      const found = find();
      setArticle(found);
      if (found !== undefined) observer.disconnect();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [storyId]);
  return article;
}
