import type { Advice } from './advice.ts';

export const adviceOnNovels: readonly Advice[] = [
  {
    id: 'first-line',
    says: `
      how do I write a good opening
      first sentence of a novel
      how do I begin chapter one
      my first chapter is boring
      how should a story start
    `,
    answer:
      'Begin as late as possible: somebody wants something, and something is in the way, on the first page. Write any first line for now, you find the real one when you know the end; it often stands on page three already. Read ten first pages that you love and note what made you go on.',
  },
  {
    id: 'chapter-length',
    says: `
      how long should a chapter be
      how many words per chapter
      how many chapters has a novel
      are short chapters ok
      how many pages should a chapter have
    `,
    answer:
      'There is no rule: most have 1,500 to 4,000 words, thrillers less, and a novel has 20 to 40 of them. End one where the reader asks a question, not where the day ends. One scene or one change for each is a good measure.',
  },
  {
    id: 'outline-one-page',
    says: `
      how do I write a one page outline
      what goes into an outline
      do I need an outline for my book
      plotting or just writing
      how detailed should my outline be
    `,
    answer:
      'One page: who wants what and why; what happens that cannot be undone; three times it gets worse; the moment all seems lost; how it ends and what has changed. One or two sentences each, in the present. It is a map for you alone and may be wrong from chapter three on.',
  },
  {
    id: 'dialogue',
    says: `
      how do I write good dialogue
      my dialogue sounds stiff
      how do I make characters talk naturally
      said or other words
      how do people in novels speak
      how do I write an argument between two characters
      how do I write a quarrel in a novel
      writing a scene with conflict
      how do I show tension between people in a story
    `,
    answer:
      'Let each want something other than the one they say, cut greetings and answers, and read it aloud. “Said” is invisible and mostly enough. Give each a word or habit of their own. What is not said carries the scene.',
  },
  {
    id: 'characters',
    says: `
      how do I make characters believable
      my main character is flat
      how do I invent characters
      how do I find names for characters
      how many characters does a novel need
    `,
    answer:
      'Give each a wish, a fear, and a thing they hide. Put them in a small everyday trouble and write a page of it: a queue, a lost key. Flat ones mostly want too little. Three who are alive carry a novel.',
  },
  {
    id: 'writing-routine',
    says: `
      how do people write books next to a day job
      how do people with full time jobs write a book
      how do others write after a day at work
      how do you write a novel beside a full time job
      I'm dead tired after work, when do people write
      how do authors with jobs find the time
      writing a book next to shifts, how do others do it
      too tired in the evening to write, what do people do
      when do you write with a nine to five
      how much should I write a day
      how do real writers work
      best time of day for writing
      how do I find time to write
      500 words a day realistic?
      write every day or at weekends
    `,
    answer:
      'Two hundred to five hundred words on most days make a draft in half a year. The same place and hour, before the phone if you can. Count words or minutes, not quality. On days without time one sentence keeps the door open.',
  },
  {
    id: 'is-my-book-good',
    says: `
      how do I know if my writing is any good
      my draft is terrible
      everyone writes better than me
      I hate what I wrote
      should I give up on my novel
      is my story worth telling
    `,
    answer:
      'A first draft is meant to be bad; it only has to exist. Hating it is mostly a sign that your taste is ahead of your hand, and that is how it should be. Leave it for two weeks, then look for ten sentences that are alive. Whether it is good, two readers can tell you, later.',
  },
  {
    id: 'revise-how',
    says: `
      how do I revise a novel
      second draft, where do I start
      how do I cut words
      when is a novel finished
    `,
    answer:
      'From large to small: story and order first, then scenes, then sentences, spelling last. Make a list of scenes with one line on what changes in each; where nothing does, cut or join. Three to five rounds are usual. It is finished when changes only make it different.',
  },
  {
    id: 'agent-or-self',
    says: `
      do I need an agent
      self publish or publisher
      how do I find a literary agent
      what does self publishing cost
      how long does it take to get published
    `,
    answer:
      'A publisher pays you and mostly wants an agent; that takes a year or two and many no’s. By yourself it takes weeks, and cover and editing cost 800 to 3,000 if they are to be good. Write the best draft first; then send ten good letters with the first pages, and decide after that.',
  },
  {
    id: 'write-real-people',
    says: `
      can I write about my family
      may I use real people in my novel
      how do I write about my own life
      will my mother recognise herself
      writing about my father
    `,
    answer:
      'Write the first draft as if nobody would read it; decide later. Then change what makes a person known, or ask them. Truth about yourself is always allowed, about others take care with what could harm them. What hurts to write often carries the book.',
  },
  {
    id: 'self-edit-mood',
    says: `
      how do I revise without getting depressed
      editing makes me hate my book
      I can only see the faults in my text
      rereading my pages is painful
      how do I stay kind to myself while editing
    `,
    answer:
      'Give each round one question only, such as: is this scene needed? Work for half an hour, and mark three things that are good before one that is not. Do not repair and judge in the same sitting. Change the look of it, another font or paper, and read aloud. What hurts is the distance between draft and idea; every round shortens it.',
  },
  {
    id: 'front-matter',
    says: `
      what do I write in the acknowledgements of a book
      how do I write a dedication
      whom do I thank in my book
      do I need a foreword
      what comes at the end of a novel
    `,
    answer:
      'Half a page is enough: those who read it, those who gave time or a room, one person you could not have done it without, and one thing each did. Plain words, no list of everybody. A dedication is one line. Write both last, when you know whom you really have to thank; a foreword a novel does not need.',
  },
  {
    id: 'stop-editing',
    says: `
      when do I stop editing
      how do I know my book is done
      I keep changing my text
      endless revising of my novel
      when is a draft good enough
    `,
    answer:
      'When your changes only swap words back and forth, when two readers stumble over nothing important, and when you could not say what the next round is for. Set a date and a number of rounds beforehand, three for example. Then send it to somebody: done and read is worth more than perfect and hidden.',
  },
];
