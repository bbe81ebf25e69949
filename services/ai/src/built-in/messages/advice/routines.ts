import type { Advice } from './advice.ts';

export const adviceOnRoutines: readonly Advice[] = [
  {
    id: 'winter-motivation',
    says: `
      how do people keep going in the dark season
      no drive in winter
      how do I keep motivated when it's dark and cold
      winter makes me lazy
      how to stay active in January
      what helps against the winter slump
      I get nothing done in the cold months
    `,
    answer:
      'Use the daylight: ten minutes outside before noon do more than anything in the evening. Put it at a fixed, early time, lay everything out the night before, and arrange it with somebody who waits. Lower the bar on purpose, two small times a week still keep the habit, and spring does the rest. If the low mood is heavy and comes every winter, ask a doctor about light therapy.',
  },
  {
    id: 'choose-among-ideas',
    says: `
      I have too many ideas, how do I choose
      how do I decide on one project
      ten ideas for a story, which one
      how do I pick one out of many
      I keep jumping from idea to idea
      how do I choose a topic
      can't settle on one plan
    `,
    answer:
      'Write each on a card in one sentence. Cross out those that you would not miss in a month. Give the last three one hour each: a page, a sketch, a first step; the one that you go on thinking about afterwards wins. Set a date for the choice and park the others on a list called “later”, so nothing is lost.',
  },
  {
    id: 'sunday-dread',
    says: `
      I dread Mondays
      sunday evening makes me anxious
      how do I start the week well
      how do I plan my week
      what should a weekly review look like
      Sunday blues
    `,
    answer:
      'Take twenty minutes on Friday afternoon or Sunday morning: what was good, what is open, and three things that would make next week a good one. Put each on a day, and leave one day nearly empty. Write down the first small thing for Monday morning. What is on paper need not be carried through Sunday evening.',
  },
  {
    id: 'too-many-tasks',
    says: `
      my to do list is endless
      I have too much on, where do I start
      how do I prioritise
      everything is urgent
      how do I get on top of my tasks
      overwhelmed by my list
      how do I sort out what matters
      everything is chaos, what do I do first
      my life is a mess, where do I begin
      first step out of the chaos
      what is a good first step when all is in disorder
    `,
    answer:
      'Write everything down, then mark what has a real date this week and what hurts somebody if it is left. Of those, choose three for today and put the rest out of sight. Things under two minutes do at once; things that you have moved three times drop, hand over or cut in half. Tomorrow again three.',
  },
  {
    id: 'focus-adhd',
    says: `
      I can't concentrate on anything
      how do I focus with adhd
      my attention jumps all the time
      I get distracted every five minutes
    `,
    answer:
      'Phone into another room, one window open, a timer for fifteen minutes, and a sheet for the thoughts that come in between. Work beside somebody, in a library or on a call, helps many. Do the dull thing first when you are fresh. If it has been like that all your life and costs you work or friends, it is worth having it looked at.',
  },
  {
    id: 'early-riser',
    says: `
      I can't get out of bed in the morning
      I always hit snooze
      how do I wake up at six
      getting up is so hard
    `,
    answer:
      'Move the alarm by a quarter of an hour every few days, and bedtime with it. Light at once, the alarm across the room, and something you like in the first ten minutes. The same time at weekends, give or take an hour. If you sleep enough and are still worn out for weeks, have it looked at.',
  },
  {
    id: 'new-year',
    says: `
      do new year's resolutions work
      what's a good resolution
      should I wait until January to start
      how do I keep my resolution
      why do resolutions fail
      good intentions for the new year
    `,
    answer:
      'They work when they are small, have a time and a place, and begin before the mood is gone. One is enough. Write what you will do on an ordinary Tuesday rather than what you want to be. And there is no need for January: the next Monday is as good.',
  },
  {
    id: 'small-tics',
    says: `
      how do I stop chewing my lips
      how do I stop picking my skin
      I twirl my hair all day
      how do I stop cracking my knuckles
      how do I quit a nervous habit
    `,
    answer:
      'Notice it first: a tally for three days of when and where. Then give hands and mouth something else in those moments: balm, gum, a ring or stone to turn, a fist for a minute whenever it begins. Change the place where it happens most. It takes some weeks; if there are sores or it eats hours, a therapist has a short training for it (habit reversal).',
  },
];
