import { type Kind, step, tip } from '../kind.ts';
import { talkingTherapyHere } from '../local-health.ts';

export const mentalHealth: Kind = {
  id: 'mental-health',
  category: 'health',
  name: 'Improve my mental health',
  slots: {
    trouble: {
      words: [
        'anxiety|anxious|anxieties',
        'worry|worries|worrying',
        'overthinking|racing thoughts|all over the place',
        'stress|stressed',
        'low mood|low moods|sadness|feeling down|feeling low',
        'panic',
        'loneliness|lonely',
        'irritability|irritable|anger',
        'exhaustion|exhausted',
        'self-doubt|self doubt',
        'grief',
        'winter blues',
        'sleepless nights|insomnia',
        'mood swings',
      ],
      otherwise: 'tension or low mood',
    },
    practice: {
      words: [
        'mindfulness|mindful',
        'meditation|meditating|meditate',
        'yoga',
        'breathing exercises',
        'prayer|praying',
        'tai chi',
      ],
      otherwise: 'mindfulness',
    },
  },
  ask: {
    question: 'What troubles you most at the moment, and for how long?',
    chips: ['Anxiety and worry, for months', 'Low and tired, a few weeks', 'I am fine and want to stay so'],
  },
  hoursAWeek: 3,
  unhurried: true,
  weekly: 'Do ten minutes of {practice} on five days, and see one person you like',
  overview:
    'You will see what makes your days better or worse, learn one exercise for difficult moments, and give {practice} and a short journal a small place in the day. Sleep, movement, people and professional help have their place in the plan too, because {trouble} seldom eases by exercises alone.',
  approach:
    'Little and daily works better than an hour on Sunday. Expect the first two weeks of {practice} to feel odd or restless; that is usual, but stop and choose something gentler if an exercise makes you feel worse. If two weeks have been bad on most days, get help first and do the rest beside it.',
  done: 'For four weeks you have kept two habits on most days, your weekly score for {trouble} is lower than at the start, and you know whom to call on a bad day.',
  cautions: [
    'If you think about harming yourself or not wanting to live, call your local emergency number or a crisis line now, or go to the nearest emergency department, and tell somebody near you. The lines of your country are at https://findahelpline.com.',
    'See a doctor or a mental health service if you feel bad on most days for two weeks, cannot work, sleep or eat properly, or need alcohol or drugs to get through. This plan does not replace treatment; never stop a medicine on your own.',
    'After trauma, or if you have had psychosis, ask a professional before long meditation or writing about the worst memories.',
  ],
  steps: [
    step(
      'Score your mood for seven days and note why',
      'Each evening a number from 1 to 10, one thing that made the day harder and one that made it easier. Nothing has to change yet. It is done when you can name two things that help and two that make it worse.',
      [
        'Write today’s number and two short sentences',
        'Note the hour and place whenever you feel {trouble}',
        'Underline what repeats at the end of the week',
      ],
      1,
    ),
    step(
      'Decide with a doctor or one trusted person what help you need',
      'Show them your notes and tell them how long it has lasted. Ask the doctor whether a talking therapy would help, how long the wait is, and whether thyroid, medicines or sleep play a part.',
      [
        'Send one message: can I talk to you about how I am',
        'Write three lines about {trouble}: since when, how often, what it stops',
        'Book the appointment if most days are bad',
      ],
      1.5,
      { local: talkingTherapyHere },
    ),
    step(
      'Write a half-page plan for bad days',
      'What you notice first, what has helped before, two people to ring, the crisis line of your country and the emergency number. Keep it in your phone and on paper, so that you need not think when you feel worst.',
      [
        'List your first signs of {trouble}',
        'Save the two names and the crisis line in your phone',
        'Tell one of the two people about the plan',
      ],
      1,
      { resources: 'Crisis lines by country: https://findahelpline.com' },
    ),
    step(
      'Practise slow breathing twice a day for two weeks',
      'Breathe in for four counts and out for six, for three minutes, first in quiet moments so that it is there in loud ones. If watching the breath makes you uneasy, name five things you see and four you can touch instead.',
      [
        'Do it after getting up and before bed',
        'Use it once in a moment of {trouble}, and note what happened',
        'Keep the exercise that calms you sooner',
      ],
      1.5,
    ),
    step(
      'Keep a ten-minute journal on four evenings a week',
      'Three questions are enough: what happened, what did I feel and think, what do I need tomorrow. Do not polish it, nobody reads it. End with one thing that was good, so that you do not take only the heavy part to bed.',
      [
        'Choose a notebook and the place where it lies',
        'Write the three questions on the first page',
        'Read two weeks again and mark what repeats',
      ],
      4,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Give ten minutes a day to {practice}',
      'Tie it to something fixed, such as the first tea or the bus. Your mind will wander; noticing it and coming back is the exercise. It is done when you have managed five days a week for three weeks.',
      [
        'Choose the hour, the place and one guide or app',
        'Begin with three minutes and add one every other day',
        'Do a two-minute version on bad days',
      ],
      5,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Plan sleep, movement and people into each week',
      'A fixed time to get up, half an hour outdoors on most days, and two meetings with people who do you good. These three help mood and {trouble} more than most exercises do, and they are the first to go in a bad week.',
      [
        'Put three walks and two meetings in the calendar',
        'Set a time when the phone and the news go off',
        'Move or drop one thing that drains you each week',
      ],
      6,
    ),
    step(
      'Compare your scores and agree what continues',
      'Score seven days again and lay them beside the first week. It is done when you know which two habits you keep. If {trouble} is no better after six weeks, that is a reason to see a professional; you have not failed.',
      [
        'Write both weekly averages side by side',
        'Keep two habits and let the others go',
        'Tell your trusted person or doctor what has changed',
      ],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Give worry a fixed quarter of an hour',
      'Thoughts that have an appointment disturb the night less.',
      'Same time, not in bed',
      'Write them down and close the book',
    ),
    tip(
      'Put the phone out of the bedroom',
      'Late news and messages keep the mind awake.',
      'Buy a simple alarm clock',
      'Off one hour before sleep',
    ),
    tip(
      'Name the feeling in one word',
      'A feeling with a name is easier to bear.',
      'Sad, tense, ashamed, lonely, tired',
      'Then ask what it needs',
    ),
    tip(
      'Ask at work or university for support',
      'Many have free counselling that few people use.',
      'Look up the service today',
      'Ask whether it is confidential',
    ),
    tip(
      'Write down three good things',
      'The mind keeps bad news longer unless you help it.',
      'Small ones count',
      'Add why each happened',
    ),
    tip(
      'Answer yourself as you would a friend',
      'Most of us are harsher with ourselves than with others.',
      'Write the harsh sentence down',
      'Write the friend’s answer under it',
    ),
    tip(
      'Look at coffee and alcohol for two weeks',
      'Both can raise anxiety and spoil sleep.',
      'No coffee after noon',
      'Note mood on days without a drink',
    ),
    tip(
      'Do one pleasant thing on a grey day',
      'With low mood, wanting often comes after doing.',
      'Make a list of ten small ones',
      'Fifteen minutes are enough',
    ),
    tip(
      'Join a peer support group',
      'It helps to hear how others manage.',
      'Online or in person',
      'Listening only is fine',
    ),
    tip(
      'Tell people what helps you',
      'They often want to help and do not know how.',
      'Say: please just listen',
      'Or: come for a walk with me',
    ),
    tip(
      'Unfollow what makes you feel small',
      'You choose what you look at every day.',
      'Ten accounts in ten minutes',
      'Check your mood after a week',
    ),
    tip(
      'Put yourself on the therapy list early',
      'Waiting times are long and you can always say no later.',
      'Ask three places',
      'Ask about cancellations at short notice',
    ),
    tip(
      'Spend an hour among trees or near water',
      'Green places calm most people within minutes.',
      'Once a week, phone silent',
      'Take someone along if you like',
    ),
  ],
};
