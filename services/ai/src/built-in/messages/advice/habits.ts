import type { Advice } from './advice.ts';

export const adviceOnHabits: readonly Advice[] = [
  {
    id: 'habit',
    says: `
      how do I build a habit
      how long until something becomes a habit
      how can I be more consistent
      what is the trick to staying with a routine
      how do I make exercise a habit
      how does one stick with new routines
      is it true that a habit takes 21 days
      how do other people keep at it
    `,
    answer:
      'Make it small enough for a bad day, tie it to something you do anyway, and do it at the same time and place. Miss one day, never two in a row. It takes about two months on average until it goes by itself; the 21 days are a legend.',
  },
  {
    id: 'stop-and-start',
    says: `
      I start things and never finish them
      how do I keep going when I lose interest
      I always give up after two weeks
      I keep falling off the wagon
      why do I never stick with anything
      I begin everything and drop it
    `,
    answer:
      'Most people stop because they begin too big and go on alone. Halve it until it feels silly, fix a day and an hour, and tell one person who asks you on Friday. Expect the dip in week three and decide now what the smallest version is for that week. Starting again after a break is part of keeping on.',
  },
  {
    id: 'motivation',
    says: `
      is it normal to lose interest after a few weeks
      how do I stay keen when the first excitement is gone
      I was so motivated in the beginning, now I'm not
      why does my motivation always fade
      how do I stay motivated
      where do I get motivation
      how do I make myself do things
      I know what to do but don't do it
      how do I get off the sofa
    `,
    answer:
      'Motivation usually comes after the beginning, not before. Lay everything out the evening before, begin with two minutes, and allow yourself to stop then. Tie it to a time and to a person. Write down once why you want it, and hang it where you stand when you hesitate.',
  },
  {
    id: 'procrastination',
    says: `
      I keep putting off a phone call
      I keep avoiding one letter
      I've been dodging this for weeks, how do I finally do it
      why can't I just pick up the phone
      I always push the hard stuff to tomorrow
      how do I stop procrastinating
      why do I put everything off
      how do I stop leaving things to the last minute
      I can't make myself begin
    `,
    answer:
      'You mostly put off a feeling, not the task: name it, boring, unclear, frightening. Then make the next move so small and clear that it takes five minutes, such as opening the file and writing the heading. Set a timer and stop when it rings. Do it before the phone.',
  },
  {
    id: 'morning-routine',
    says: `
      what is a good morning routine
      how long should a morning routine be
      how do I get up early
      how do I stop hitting snooze
    `,
    answer:
      'Twenty minutes are plenty: light, water, a little movement, and the one thing that matters today. Put the alarm across the room and go to bed earlier by a quarter of an hour each week; the routine begins the evening before. Keep the time at weekends within an hour.',
  },
  {
    id: 'evening-routine',
    says: `
      how do I wind down in the evening
      what is a good evening routine
      how do I stop working at night
    `,
    answer:
      'An hour before bed: screens away, light down, tomorrow’s first task written on paper. Then the same three small things in the same order, such as washing, reading and lights out. The order matters more than what it is.',
  },
  {
    id: 'goals-how-many',
    says: `
      how many goals should I work on
      is it bad to have many goals
      should I concentrate on one goal
      which goal first
    `,
    answer:
      'One or two at a time usually go best, and one of them may be small. Choose the one whose next step is clear and that makes others easier. Put the rest on pause with a clear conscience; they keep their steps here.',
  },
  {
    id: 'goal-setting',
    says: `
      how do I set a good goal
      what is a SMART goal
      what makes a good goal
      what is the difference between a goal and a habit
      what is an OKR
    `,
    answer:
      'Say what will be different and how you will see it, with an amount and a date: “run 10 km by June” rather than “get fit”. SMART means specific, measurable, achievable, relevant and timed. A goal ends, a habit goes on. Then fix only the next two steps firmly.',
  },
  {
    id: '80-20',
    says: `
      what is the 80/20 rule
      what is the pareto principle
      what is the two minute rule
      what is eat the frog
      what is habit stacking
      what is the 10,000 hour rule
      what is the 5 second rule
      explain the 1 percent rule
      what's the 90/10 rule
      what is kaizen
      what's the 80/20 thing
    `,
    answer:
      '80/20, or Pareto: a fifth of what you do brings most of the result, so look for that fifth. The two-minute rule: what takes less is done at once, and a habit begins with a two-minute version. Eat the frog: the worst task first. Habit stacking: the new habit right after an old one, such as squats after brushing teeth.',
  },
  {
    id: 'missed-days',
    says: `
      is it ok to skip a day
      I missed a week, should I start over
      is it bad to take a rest day
      how do I get back on track after a holiday
      what do I do after a bad week
    `,
    answer:
      'One missed week costs almost nothing; starting over from zero in your head costs a lot. Go on where you stopped, with half the amount for two days. Do not catch up. Move the dates of what slipped to ones you believe in.',
  },
  {
    id: 'perfection',
    says: `
      how do I stop being a perfectionist
      I rewrite everything ten times
      how do I know when it is good enough
    `,
    answer:
      'Decide before you begin what good enough means: a time, a number of drafts, one reader. Then stop there once and see what happens; usually nothing. Keep perfect for the one piece in ten where a mistake would hurt somebody.',
  },
  {
    id: 'discipline',
    says: `
      how do I get more discipline
      I have no willpower
      how do I resist temptation
    `,
    answer:
      'Disciplined people mostly meet fewer temptations. Change the room: what you want to do lies ready, what you do not want needs three moves. Decide beforehand in one sentence: “When I come home, I put the shoes on.” And sleep, because a tired head gives in.',
  },
  {
    id: 'time-no-time',
    says: `
      I have no time for my goals
      how do I find time
      how do I fit training into a busy day
      how do parents find time for themselves
      how do I manage my time better
    `,
    answer:
      'Write down for one week where the hours go; most people find three or four. Take two fixed slots of 20 to 30 minutes, in the calendar like an appointment, best in the morning. Drop or hand over one thing for it. With small children, trade: one evening each.',
  },
  {
    id: 'energy-after-work',
    says: `
      how do I do anything after a long day
      how do I train with no energy
      how do I study after work
      too tired in the evening to learn
    `,
    answer:
      'Do it before you sit down: shoes or book lie at the door. Make it ten minutes, and eat something small first. If evenings never work, move it to the morning or the lunch break twice a week and leave the evenings free. Tiredness that lasts for weeks is worth a doctor.',
  },
  {
    id: 'tracking',
    says: `
      should I track my habits
      how do I keep track of my progress
      is a habit tracker useful
      should I weigh myself every day
    `,
    answer:
      'Marking a cross a day helps most people, as long as it takes seconds. Look at the week, not the day: five of seven is good. For weight, either daily with a weekly mean or once a week at the same hour. If the numbers make you miserable, drop them and count what you did.',
  },
  {
    id: 'accountability',
    says: `
      how do I find someone to keep me going
      does telling others help
      should I tell people my goal
      how do I find a training partner
    `,
    answer:
      'A fixed day on which somebody asks you raises the chance a lot; announcing it to everybody does not. Ask one person, name the day and the question: “On Sundays, ask me whether I ran three times.” A group or course with a fee works the same way.',
  },
  {
    id: 'reward',
    says: `
      how do I celebrate when I reach a milestone
      how should I reward myself when I get to the half
      what is a good treat for finishing a step
      ideas to celebrate a small success
      I reached my first target, how do I celebrate
      what can I treat myself to when I make it
      should I reward myself
      how do I celebrate small wins
      is it ok to treat myself
    `,
    answer:
      'Yes, small and at once: it tells the brain that it was worth it. Let it fit the aim, such as a bath after the run rather than a cake. For milestones, plan something with people. Write it down as well; one forgets quickly what went well.',
  },
  {
    id: 'declutter',
    says: `
      how do I declutter
      how do I keep the house tidy
      where do I start tidying
      how do I let go of things
      how do I clean when it is overwhelming
    `,
    answer:
      'One drawer, fifteen minutes, three boxes: keep, give, bin. Begin with what has no memories, such as the bathroom or papers. Something new in means something old out. For daily order, ten minutes with a timer before bed and a place for the five things you always look for.',
  },
  {
    id: 'diary-habit',
    says: `
      how do I start a diary
      what do I write in a journal
      does journaling help
    `,
    answer:
      'Three lines in the evening: what happened, what was good, what I want tomorrow. Same place, no rules, nobody reads it. After two weeks look back for what returns. For something heavy, write fifteen minutes on three days in a row, then put it away.',
  },
  {
    id: 'happiness',
    says: `
      what makes people happy
      how do I become happier
      what do happy people do
    `,
    answer:
      'Research agrees on plain things: people you see often, enough sleep, movement outdoors, work or tasks that need you, and helping somebody. Choose the one that is thinnest in your week and add half an hour of it. If nothing gives you joy for weeks, see a doctor; that is an illness and can be treated.',
  },
  {
    id: 'decisions',
    says: `
      how do I make a hard decision
      I can't decide
      pros and cons, how do I choose
      how do I know what I want
    `,
    answer:
      'Write down both choices as if already taken, and live a day with each in your head; notice where you breathe easier. Ask what you would advise a friend, and what can be undone. For what can be undone, decide quickly. For the rest, set a date and two facts you still need.',
  },
  {
    id: 'confidence',
    says: `
      how do I become more confident
      how do I stop caring what others think
      how do I speak up more
      I have low self esteem
    `,
    answer:
      'Confidence follows doing: one small brave thing a week, such as one question in a meeting, a bit harder each time. Keep a list of them. Stand, breathe out, speak slower than feels natural. Others think about you far less than you fear. If you talk to yourself with contempt, a counsellor helps.',
  },
];
