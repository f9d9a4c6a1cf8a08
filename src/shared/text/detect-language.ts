/** Scripts that nearly always mean one language here; kana before Han, since Japanese has both. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/gu, 'ja'],
  [/\p{sc=Hang}/gu, 'ko'],
  [/\p{sc=Han}/gu, 'zh'],
  [/\p{sc=Arab}/gu, 'ar'],
  [/\p{sc=Hebr}/gu, 'he'],
  [/\p{sc=Grek}/gu, 'el'],
  [/\p{sc=Thai}/gu, 'th'],
  [/\p{sc=Deva}/gu, 'hi'],
  [/\p{sc=Beng}/gu, 'bn'],
  [/\p{sc=Taml}/gu, 'ta'],
  [/\p{sc=Geor}/gu, 'ka'],
  [/\p{sc=Armn}/gu, 'hy'],
];

/** The small words of each language that its neighbours do not share, so far as that can be had. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to is that it was for with as are this be have from not but they you at by an which',
  de: 'der die und das ist nicht ich mit den ein eine zu auf für sich auch dem von wir wird sie wie aber werden',
  fr: 'le les des et est une dans que pour qui pas sur avec ce il elle plus au du nous vous mais cette sont',
  es: 'el los las y es una que por con para del se no como pero más este su al lo fue muy está cuando',
  pt: 'o os as e é uma que por com para do da não como mas mais este seu ao foi muito está quando você em',
  it: 'il gli e è una che per con di non come ma più questo del della nel sono anche alla era si lo ha',
  nl: 'de het een en is van dat niet op te voor met zijn ook maar aan er was wij naar door wordt als bij',
  sv: 'och att det som en är på av för med inte den till har jag om men ett vi var från så kan när',
  da: 'og at det som en er på af for med ikke den til har jeg om men et vi var fra så kan når blev',
  nb: 'og at det som en er på av for med ikke den til har jeg om men et vi var fra så kan når ble',
  fi: 'ja on ei se että oli en joka mutta kun hän ovat myös niin kuin mitä vain jos tai minä sen ole nyt',
  pl: 'i w nie na się że z jest do to jak ale co po tym był tylko czy dla jego już być przez który',
  cs: 'a v se na je že to s z do ale jako po by jsem pro byl když který jsou které také už podle',
  tr: 've bir bu da de için ile çok ama gibi daha ne var olarak sonra kadar en değil olan ben her mi',
  hu: 'a az és hogy nem is egy van de ez volt csak meg mint még már ha vagy aki ki azt lehet úgy',
  ro: 'și în de la nu că o cu un este pe care din mai a sunt pentru dar ca fost sau au când prin',
  id: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena bisa ada mereka kami',
  vi: 'và của là có không được một cho các người trong những đã với này để khi tôi cũng như ra nhiều',
  ru: 'и в не на что я с он как это по но они мы она так его из у за от же был для',
  uk: 'і в не на що я з він як це по але вони ми вона так його із у за від був для та',
};

const byWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language]);
}

/** Own judgement: below this a text is too short, or too full of names, to be sure. */
const LEAST_WORDS_KNOWN = 4;
const SHARE_OF_SCRIPT = 0.3;
const READ_CHARACTERS = 20_000;

/** The language that a text is written in, as BCP 47, or undefined where that is not plain to see. */
export function detectLanguage(text: string): string | undefined {
  const sample = text.slice(0, READ_CHARACTERS);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of SCRIPTS) {
    const count = sample.match(script)?.length ?? 0;
    // Kana are a part of Japanese beside Han.
    if (count > letters * (language === 'ja' ? SHARE_OF_SCRIPT / 3 : SHARE_OF_SCRIPT)) return language;
  }
  return bySmallWords(sample);
}

function bySmallWords(sample: string): string | undefined {
  const scores = new Map<string, number>();
  for (const word of sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    const languages = byWord.get(word) ?? [];
    // A word that several languages share says less of each.
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  const [best, second] = [...scores].toSorted(([, left], [, right]) => right - left);
  if (best === undefined || best[1] < LEAST_WORDS_KNOWN) return undefined;
  return second !== undefined && second[1] > best[1] * 0.9 ? undefined : best[0];
}
