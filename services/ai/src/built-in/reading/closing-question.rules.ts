// 'I have never held a guitar. What is a piece?' tells a fact and asks: neither sentence is a wish.

/** Words that ask for an answer. 'Can you help me …?' asks for a plan, so it is none. */
const asks =
  /^(?:(?:so|and|but|also|now|ok(?:ay)?|then),? )*(?:what(?:['’]?s)?|which|where|who|why|when|how|is|are|am|does|did|do (?:i|we|they|you)|should|would (?:it|that|i)|can i|could i|may i|must i|will (?:i|it|that)|any (?:tips|advice|ideas))\b/i;

/** Whether a message ends in a question: 'Which guitar should I buy?' */
export const closesWithQuestion = (sentences: readonly string[]): boolean => asks.test(sentences.at(-1) ?? '');

/** Whether a sentence is such a question. */
export const isQuestion = (sentence: string): boolean => asks.test(sentence);

/** What somebody tells of himself or herself: 'I am left-handed', 'my knee is fine'. */
export const isAboutSelf = (sentence: string): boolean =>
  /^(?:(?:so|and|but|well|hi|hello),? )*(?:i|i['’](?:m|ve|d|ll)|im|ive|we|we['’](?:re|ve)|my|our|(?:total|complete|absolute) beginner)\b/i.test(
    sentence,
  );

const hopes =
  /\b(?:want\w*|wanna|would (?:like|love)|['’]d (?:like|love)|hop(?:e|ing)|wish|need|plan|planning|dream\w*|aim|goal|ready|finally|time to|until now|(?:this|next) year|by|let['’]?s|help me|please|starting|going to|gonna)\b/i;
const firstTime =
  /^(?:(?:so|and|but|well),? )*(?:(?:i|we)(?:['’]ve| have|ve| had)? never\b|never\b|(?:i['’]?m |i am |we are )?(?:still )?(?:an? )?(?:(?:total|complete|absolute|real|pure|true|very) )*(?:beginner|novice|newbie|newcomer)\b|(?:i['’]?m |i am |we are )(?:(?:totally|completely|quite|very|brand) )*new (?:to|at)\b)/i;

/** 'I have never held a violin', 'I am a total beginner': a fact, unless a hope stands beside it. */
export const isFirstTime = (sentence: string): boolean => firstTime.test(sentence) && !hopes.test(sentence);
