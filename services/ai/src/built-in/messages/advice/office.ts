import type { Advice } from './advice.ts';

export const adviceOnOffice: readonly Advice[] = [
  {
    id: 'feedback',
    says: `
      how do I take criticism
      my boss criticised my work
      I got bad feedback
      how do I deal with negative reviews
      how do I tell a colleague that something bothers me
    `,
    answer:
      'Taking it: breathe, ask for one example and for what good would look like, say thank you, and decide the next day what is true of it. Giving it: soon, alone, one situation, what it did to you or the work, and a wish: “Yesterday in the meeting … I would like …”. One point at a time.',
  },
  {
    id: 'presentation',
    says: `
      how do I give a good presentation
      how many slides for ten minutes
      I have to speak in front of my team
      how do I start a talk
      I'm scared of presenting
    `,
    answer:
      'One message that fits in a sentence, three points, one example each. Begin with the example. Slides with a picture or a few words, about one a minute. Say it aloud three times, once to somebody, with a clock. Know the first two sentences by heart; the rest follows.',
  },
  {
    id: 'shouted-at',
    says: `
      my boss shouts at people, what should I do
      how do I react when someone yells at me
      what do I do after being humiliated at work
      is my boss bullying me
      how do I report bullying
      should I go to HR about my manager
    `,
    answer:
      'In the moment, few words: “I want to talk about it, but not like this.” Write down what was said, when and who heard it. Ask for a talk under four eyes the next day and say what you expect. If it goes on, your notes go to the next manager, a works council, union or HR. It is not your task to bear it.',
  },
  {
    id: 'quit-without-new',
    says: `
      can I quit without a new job
      should I quit my job
      I hate my job, should I leave
      is it ok to leave after six months
      thinking of handing in my notice
    `,
    answer:
      'Ask what exactly you would leave: the tasks, the people, the hours or the pay. Try to change one of them for a month. Meanwhile look once a week, that costs nothing. Leave without something new only with three to six months of expenses, or when it makes you ill; then a doctor comes first.',
  },
  {
    id: 'linkedin',
    says: `
      is linkedin useful
      how do I write my profile summary
      should I post on linkedin
      how do I reach out to recruiters
      cold message to a company, how
      what do I write on linkedin
    `,
    answer:
      'A headline that says what you do for whom, five lines with two results in figures, and a photo in which you look friendly. Then write to ten people a month who do what you want to do: two sentences, one real question, no request for a job. That brings more than a hundred applications sent blind.',
  },
];
