import type { Matter } from './matter.ts';

// Bad news is no goal and no obstacle on the way to one: it is answered for itself, with the wish it may become later.

export interface News extends Matter {
  reply: string;
  /** Sent as a message, it makes the goal that may help later. */
  wish: string;
}

export const news = [
  {
    id: 'news-job',
    says: `
      I lost my job
      I was laid off last week
      I've been made redundant
      they fired me today
      I lost my job and I do not know what to do
      my contract was not renewed
      the company is closing and I am out
      I got sacked
      I was let go on Friday
      my position has been cut
      they ended my probation early
      my boss let me go yesterday
      they let my whole team go
      I am out of work since Monday
    `,
    reply:
      'I am sorry about your job. Not knowing what to do next is how most people feel in that week, and nothing has to be decided today: tell one person you trust, and look at what carries you through the next two months.',
    wish: 'I want to find a new job within 4 months',
  },
  {
    id: 'news-break-up',
    says: `
      my girlfriend left me
      we broke up
      my husband wants a divorce
      he dumped me
      my boyfriend ended it yesterday
      my wife moved out
      we have separated
      she left me for someone else
      I got dumped by text
      my marriage is over
      my partner cheated on me
    `,
    reply:
      'I am sorry. That hurts, and it may take its time: be with people who know you, and leave the big decisions for later.',
    wish: 'I want to get over my break-up',
  },
  {
    id: 'news-death',
    says: `
      my dad died
      my grandmother passed away
      my mum died last month
      we lost our baby
      my best friend died in an accident
      the funeral is on Thursday
      my dog died
      we had to put the cat to sleep
      my husband passed away in spring
      my brother is dead
      somebody close to me has died
      I had a miscarriage
    `,
    reply:
      'I am very sorry for your loss. There is no plan for this and no hurry: let others carry what they can, and what you had begun may wait.',
    wish: 'I want to find a way to live with my grief',
  },
  {
    id: 'news-illness-near',
    says: `
      my mum is very ill
      my dad has cancer
      my wife is in hospital
      my son was in an accident
      my grandfather had a stroke
      my best friend was diagnosed with leukaemia
      my partner is seriously sick
      my mother has dementia
      my daughter is not well at all
      they found a tumour in my sister
    `,
    reply:
      'I am sorry to hear that. Such weeks ask a lot of you as well, so let your other goals be small for a while, or pause them: they keep their steps.',
    wish: 'I want to spend more time with my family',
  },
  {
    id: 'news-diagnosis',
    says: `
      I was diagnosed with diabetes
      I have cancer
      the doctor found something on the scan
      I was told I have MS
      I've been diagnosed with depression
      my test came back positive
      I have to have surgery
      I've got a chronic illness
      the results are bad
      I might lose my eyesight
    `,
    reply:
      'I am sorry, that is a lot to carry. What to do about it belongs in the hands of your doctors; your goals can be small for a while, or paused: they keep their steps.',
    wish: 'I want to look after my mental health',
  },
  {
    id: 'news-setback',
    says: `
      I failed my driving test
      I failed the exam again
      they rejected my application
      I didn't get the job
      I didn't get the flat
      my business went bankrupt
      I lost the match
      I relapsed last night and smoked
      I ate everything in the fridge
      I gained two kilos
      I didn't get into university
      my offer was turned down
      the race was cancelled
      I missed my flight
      nobody came to my exhibition
      I got a bad mark
      I messed up the interview
      my savings are gone
      I did nothing this week
    `,
    reply:
      'I am sorry, that is a blow after the work you put in. Give it a day. Then look at one thing only: what would you do the same again, and what differently? A new date can be set any time: write “move it by a month”, or tell me what should change.',
    wish: '',
  },
] as const satisfies readonly News[];
