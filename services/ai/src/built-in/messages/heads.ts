import { readFileSync } from 'node:fs';
import { editKinds, examplesOfEdit } from '../reading/edit-examples.ts';
import type { Encoding, LabelledText } from '../reading/labels.rules.ts';
import { maskedWords } from '../reading/masked-words.rules.ts';
import { allAdvice } from './advice/all.ts';
import { otherQuestions } from './advice.ts';
import { longWishes, matters, messageClasses, sampleOfKinds } from './all.ts';
import { type Matter, sentencesOf } from './matter.ts';
import { planEditExamples, planEdits } from './plan-edits.ts';

/** A question about a sentence, with the sentences that its answer is learned from. */
export interface Head extends Encoding {
  name: string;
  labels: number;
  examples: readonly LabelledText[];
  /** More examples, whose words are no features: those of the kinds change often. */
  more?: () => readonly LabelledText[];
  /** How strongly weights are drawn to zero. Few and varied examples ask for more. */
  decay?: number;
  /** How often all examples are gone through. */
  rounds?: number;
}

const labelled = (all: readonly (readonly string[])[]): LabelledText[] =>
  all.flatMap((texts, label) => texts.map((text) => ({ text, label })));

const classHead: Head = {
  name: 'class',
  labels: messageClasses.length,
  examples: labelled(messageClasses.map((one) => matters[one].flatMap((matter) => sentencesOf(matter)))),
  more: () => [...sampleOfKinds(), ...longWishes()].map((text) => ({ text, label: messageClasses.indexOf('wish') })),
  seen: 2,
};

const matterHeads = messageClasses.map((one): Head => {
  const all: readonly Matter[] = matters[one];
  return { name: one, labels: all.length, examples: labelled(all.map(sentencesOf)), seen: 2 };
});

/** Which advice a question asks for. The last label is none of them. */
const adviceHead: Head = {
  name: 'which advice',
  labels: allAdvice.length + 1,
  examples: labelled([
    ...allAdvice.map((one) => [...sentencesOf(one), one.answer]),
    sentencesOf({ says: otherQuestions }),
  ]),
  seen: 3,
};

/** What people say that is no change of the plan in view. A file of its own keeps edits as they are when matters get sentences. */
const talkAtAPlan = (): string[] =>
  sentencesOf({ says: readFileSync(new URL('./talk-at-a-plan.txt', import.meta.url), 'utf8') });

const editHead: Head = {
  name: 'edit',
  labels: editKinds.length,
  examples: labelled(editKinds.map(examplesOfEdit)),
  more: () => talkAtAPlan().map((text) => ({ text, label: editKinds.indexOf('none') })),
  seen: 2,
  byMeaning: true,
  decay: 1e-3,
  rounds: 10,
};

/** What a message to a plan in view wants of it. Its texts are masked by the plan. */
const planEditHead: Head = {
  name: 'edit of a plan',
  labels: planEdits.length,
  examples: planEditExamples(),
  more: () => {
    const plan = { title: '', steps: [] };
    return talkAtAPlan().map((text) => ({ text: maskedWords(text, plan), label: planEdits.indexOf('none') }));
  },
  seen: 2,
};

/** Every question that is learned about a message. The file of weights has them in this order. */
export const heads: readonly Head[] = [classHead, ...matterHeads, adviceHead, editHead, planEditHead].filter(
  ({ labels }) => labels > 1,
);
