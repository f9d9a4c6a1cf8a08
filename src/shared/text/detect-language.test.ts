import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  en: 'It was the best of times, and it was the worst of times; they had everything before them, but not for long.',
  de: 'Das ist nicht der Anfang, sondern die Mitte: wir werden sehen, wie sich das auf den Rest auswirkt und ob es geht.',
  fr: 'Il est important de dire que nous ne sommes pas les seuls dans cette ville, mais avec vous c’est plus facile.',
  es: 'La casa está muy lejos, pero cuando llegamos no había nadie y el perro se fue con los niños por el camino.',
  pt: 'Você não está sozinho, mas quando o tempo é muito bom as pessoas saem de casa e não voltam para o jantar.',
  nl: 'Het is niet de bedoeling dat wij er zijn, maar als het moet dan gaan we met een trein naar de stad en terug.',
  sv: 'Det är inte så att jag har glömt, men vi var på väg till stan när en bil kom från höger och stannade.',
  ru: 'Это не первый раз, когда мы видим, что он не хочет, но они так и не поняли, как это было для него.',
  uk: 'Це не перший раз, коли ми бачимо, що він не хоче, але вони так і не зрозуміли, як це було для нього та від кого.',
  ja: '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。',
  zh: '道可道,非常道。名可名,非常名。无名天地之始,有名万物之母。',
  ko: '모든 국민은 법 앞에 평등하다. 누구든지 차별을 받지 아니한다.',
  ar: 'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق',
  el: 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια',
};

test.each(Object.entries(SENTENCES))('finds %s', (language, sentence) => {
  expect(detectLanguage(sentence)).toBe(language);
});

test('says nothing of what is too short or no prose', () => {
  for (const text of ['', 'Hello', '1 2 3 4', 'Berlin Tokyo Paris Rome Oslo'])
    expect(detectLanguage(text)).toBeUndefined();
});
