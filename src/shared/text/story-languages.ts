/** Languages that are offered by name, as BCP 47: what most stories of the world are written in. */
export const STORY_LANGUAGES: readonly string[] =
  'ar bn bg ca zh hr cs da nl en et fil fi fr de el gu he hi hu is id ga it ja kn ko lv lt ms ml mr nb fa pl pt pa ro ru sr sk sl es sw sv ta te th tr uk ur vi cy'.split(
    ' ',
  );
