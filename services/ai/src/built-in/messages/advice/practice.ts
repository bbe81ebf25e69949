import type { Advice } from './advice.ts';

export const adviceOnPractice: readonly Advice[] = [
  {
    id: 'writers-block',
    says: `
      I have writer's block
      I stare at the blank page
      how do I get back into my book
      I don't know how my story goes on
      lost interest in my novel
      how do I start writing again
      stuck in chapter two
    `,
    answer:
      'Lower the stakes: ten minutes by hand, badly on purpose, beginning with “What I do not know about this scene is …”. Or leave the scene out and write the one you look forward to. Read the last page aloud before each sitting and stop in mid-sentence. A week of that mostly opens it.',
  },
  {
    id: 'read-own-draft',
    says: `
      how do I read my own draft
      what should I look for when rereading my novel
      how do I revise without rewriting everything
      should I fix things while reading the first draft
      how do I judge my own writing
      rereading my old manuscript
    `,
    answer:
      'Read it fast, on paper, with a pencil, as if somebody else had written it. Mark only three signs: alive, dull, unclear. Change nothing yet. Afterwards write one page from memory: what it is about, what is missing. That page is the outline of the next draft.',
  },
  {
    id: 'beta-readers',
    says: `
      where do I find readers who are honest with me
      how do I find someone who says what's wrong with my book
      readers who don't only praise, where are they
      how do I get honest readers for my story
      where do I find beta readers
      who should read my manuscript
      how do I ask friends to read my book
      what do I ask test readers
      should I show my draft to family
      how many readers before publishing
    `,
    answer:
      'Two or three who read such books and are not in love with you. Give them a date of four weeks and three questions: where did you stop, what did you not understand, what do you remember? Ask for no corrections. Thank them, wait a week, and change only what two of them said.',
  },
  {
    id: 'vocabulary',
    says: `
      best way to remember words
      I forget every word I learn
      how many words a day
      how do I memorise things
    `,
    answer:
      'Ten new ones a day, in sentences rather than alone, repeated after one, three, seven and twenty days; a flashcard program does the counting. Say them aloud, and use three of them the same day in a message to somebody. Fewer, often, beats many on Sunday.',
  },
  {
    id: 'learn-instrument-adult',
    says: `
      can I learn an instrument at 50
      how often should I practise guitar
      are online music lessons any good
      I'm not musical, can I learn piano
      sore fingers from guitar
    `,
    answer:
      'Fifteen minutes on five days beat two hours on Sunday. A first song takes four to eight weeks; sore fingertips pass in three. Take at least a few lessons so that hands and posture are right, then mix with videos. Always end with something that you can already play.',
  },
];
