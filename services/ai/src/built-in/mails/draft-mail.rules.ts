import type { MailDraft } from '@pathwise/contracts/questions/ai';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import { mailThemes, plainTheme } from './mail-themes.ts';

const audience =
  '(?:(?:people|users|members|everyone|everybody|readers|subscribers|them|all of them|all (?:of )?(?:our )?(?:people|users|members)|our (?:people|users|members)|my (?:users|members))(?: who .+?)?)';
const manner =
  '(?:(?:very )?(?:short|brief|warm|friendly|nice|kind|simple|quick|cheerful|encouraging|monthly|weekly|plain)(?:,? and|,)? )*';
const asks = '(?:please |can you |could you |i (?:want|need|would like) (?:you to )?)*';
const makes = '(?:(?:write|create|draft|make|compose|prepare|send|generate) )?(?:(?:me|us) )?';
const mail = '(?:e-?mail|mail|message|newsletter|note|template|announcement|reminder|invitation)(?: template)?';
const toWhom = `(?: (?:for|to) ${audience}(?= (?:about|that|to|on)\\b))?`;
/** 'Please write us a short newsletter to our members' */
const instruction = new RegExp(`^${asks}${makes}(?:an? |the |our )?${manner}${mail}${toWhom}[ :,-]+`, 'i');
const aboutThePlain = /^(?:that|which|to|in which we|where we) (?=\w)/i;

const tells = 'tell|tells|telling|inform|informs|informing|let|lets|letting|announc(?:e|es|ing)|explain(?:s|ing)?';

/** What the mail does, told by its verb, and the sentence and the subject that this makes. */
const acts: readonly { when: RegExp; sentence(topic: string): string; subject(topic: string): string }[] = [
  {
    when: new RegExp(`^remind(?:s|ing)?(?: ${audience})? to (.+)`, 'i'),
    sentence: (topic) => `This is a small reminder to ${topic}.`,
    subject: (topic) => `A reminder to ${topic}`,
  },
  {
    when: new RegExp(`^remind(?:s|ing)?(?: ${audience})? (?:of|about) (.+)`, 'i'),
    sentence: (topic) => `This is a small reminder of ${topic}.`,
    subject: (topic) => `A reminder of ${topic}`,
  },
  {
    when: new RegExp(`^invit(?:e|es|ing)(?: ${audience})? to (.+)`, 'i'),
    sentence: (topic) => `We would like to invite you to ${topic}.`,
    subject: (topic) => `An invitation to ${topic}`,
  },
  {
    when: new RegExp(`^(?:encourag|motivat)(?:e|es|ing)(?: ${audience})? to (.+)`, 'i'),
    sentence: (topic) => `We would like to encourage you to ${topic}.`,
    subject: upperFirst,
  },
  {
    when: new RegExp(`^ask(?:s|ing)?(?: ${audience})? (?:to|for) (.+)`, 'i'),
    sentence: (topic) => `We have something to ask of you: ${topic}.`,
    subject: upperFirst,
  },
  {
    when: new RegExp(`^thank(?:s|ing)?(?: ${audience})? for (.+)`, 'i'),
    sentence: (topic) => `Thank you for ${topic}.`,
    subject: (topic) => `Thank you for ${topic}`,
  },
  {
    when: new RegExp(`^congratulat(?:e|es|ing)(?: ${audience})? (?:on|for|to) (.+)`, 'i'),
    sentence: (topic) => `Congratulations on ${topic}.`,
    subject: (topic) => `Congratulations on ${topic}`,
  },
  {
    when: new RegExp(`^welcom(?:e|es|ing)(?: ${audience})? (?:back|to|in) ?(.*)`, 'i'),
    sentence: () => 'It is good to have you here.',
    subject: () => 'It is good to have you here',
  },
  {
    when: new RegExp(`^(?:${tells}|say|says|saying)(?: ${audience})?(?: know)?(?: that|:) (.+)`, 'i'),
    sentence: (topic) => `${upperFirst(topic)}.`,
    subject: upperFirst,
  },
  {
    when: new RegExp(
      `^(?:${tells}|introduc(?:e|es|ing)|present(?:s|ing)?|about|for|on)(?: ${audience})?(?: know)?(?: about| of)? (.+)`,
      'i',
    ),
    sentence: (topic) => `We are writing to you about ${topic}.`,
    subject: upperFirst,
  },
];
const asSaid = { sentence: (topic: string) => `${upperFirst(topic)}.`, subject: upperFirst };

/** Sentences about the mail itself, such as "Keep it short". */
const aboutTheMail =
  /^(?:please )?(?:keep|make|use|mention|include|add|write|be |sign|tone|style|do not|don['’]t|no |it should|the (?:tone|mail|subject)|with a)/i;
const isShort = /\b(?:short|brief|concise|one paragraph)\b/i;

const toReader: readonly [RegExp, string][] = [
  [/\bthemselves\b/gi, 'yourself'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
  [/\bthey['’]re\b/gi, 'you are'],
  [/\bthey\b/gi, 'you'],
  [/\bthem\b/gi, 'you'],
];
/** The admin speaks of the readers, and the mail to them: "their week" becomes "your week". */
const addressed = (text: string) => toReader.reduce((said, [theirs, yours]) => said.replace(theirs, yours), text);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const longest = 78;
/** A subject of one line, cut between two words. */
function lineOf(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).replace(/[ ,;:]+$/, '')}…`;
}

const sentencesOf = (prompt: string): string[] =>
  prompt
    .replace(/[{}]/g, '') // nothing of it is a variable
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) +/)
    .map((sentence) => sentence.replace(/[.!?]+$/, '').trim())
    .filter(Boolean);

/** What is left of the first sentence without "Write a mail that". */
function wishOf(sentence: string): string {
  const rest = `${sentence} `.replace(instruction, '').trim();
  return (rest || sentence).replace(aboutThePlain, '');
}

/**
 * A mail from an admin's prompt, by rules: what the prompt says, told to the reader, and a button to the page that it is about. It
 * claims nothing that neither the prompt says nor is always true of Pathwise.
 */
export function draftMail(prompt: string): MailDraft {
  const [first = 'Hello from Pathwise', ...others] = sentencesOf(prompt);
  const wish = wishOf(first);
  const act = acts.find(({ when }) => when.test(wish)) ?? { ...asSaid, when: /^(.*)$/ };
  const topic = addressed(act.when.exec(wish)?.[1] ?? wish).trim();
  const told = others
    .filter((sentence) => !aboutTheMail.test(sentence))
    .map((said) => `${upperFirst(addressed(said))}.`);
  const { paragraph, button } = mailThemes.find(({ when }) => when.test(prompt)) ?? plainTheme;
  const more = paragraph && !isShort.test(prompt) ? [paragraph] : [];
  const paragraphs = [act.sentence(topic), ...told, ...more].map((text) => `<p>${escaped(text)}</p>`);
  const link = `<p><a class="button" href="${button.path}">${escaped(button.label)}</a></p>`;
  const html = ['<h1>Hello {{firstName}}</h1>', ...paragraphs, link].join('\n');
  return { subject: lineOf(act.subject(topic)), html };
}
