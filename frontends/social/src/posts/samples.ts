import type { PostKind } from '@pathwise/contracts/post';

/** An invented post that shows free members what the page is like. */
export interface Sample {
  readonly title: string;
  readonly description: string;
  readonly tag: string;
}

export const samples: Readonly<Record<PostKind, readonly Sample[]>> = {
  accountability: [
    {
      title: 'A message every evening until my thesis is done',
      description: 'One line each: what I wrote today, what I write tomorrow. I would do the same for you.',
      tag: 'Personal Development',
    },
    {
      title: 'Three walks a week before work',
      description: 'I keep skipping the third one. A photo from the path by eight would be enough to get me out.',
      tag: 'Health & Fitness',
    },
    {
      title: 'Sunday call about money',
      description: 'Twenty minutes, both budgets open, no advice unless asked for. Until the summer.',
      tag: 'Financial Goals',
    },
  ],
  challenges: [
    {
      title: 'Thirty days of drawing one cup',
      description: 'The same cup, ten minutes a day, any pen. Show the first and the last one.',
      tag: 'Hobby & Skills',
    },
    {
      title: 'Call one old friend a week',
      description: 'Four weeks, four calls. No messages, only voices.',
      tag: 'Relationship & Social',
    },
    {
      title: 'No screens after nine',
      description: 'Two weeks. Write down what you did instead and how you slept.',
      tag: 'Health & Fitness',
    },
  ],
  mentorship: [
    {
      title: 'Your first year as a freelancer',
      description: 'Prices, contracts and the fear of writing the second reminder. We look at your real cases.',
      tag: '$50/hour',
    },
    {
      title: 'From 5 km to a half marathon',
      description: 'A plan that fits around work, and a look at your week every Friday.',
      tag: '$20/month',
    },
    {
      title: 'Speaking in front of people',
      description: 'For those who would rather not. We begin with two sentences.',
      tag: 'Free',
    },
  ],
};
