import type { Matter } from './matter.ts';

// Questions for advice on something that may become a goal. Asked as a question, it is no wish yet.

/** `answer` is empty where the kinds of goals answer. */
export interface Advice extends Matter {
  answer: string;
}

export const advice = [
  {
    id: 'advice',
    says: `
      how do I lose weight?
      how can I learn faster
      how many books should I read a year
      should I run every day?
      what's the best way to save money
      is it ok to skip a week?
      what if I want to get a new job?
      how long does it take to learn the piano
      tips for better sleep
      any advice on job interviews
      how do people make friends after thirty
      do I need a coach for a marathon
      what is a good age to start ballet
      how much protein do I need
      is yoga good for the back
      how often should I practise
      what do I need for a camping trip
      which language is easiest to learn
      how do I ask for a raise
      what should I put in a CV
      how do I get rid of moths
      can you learn to sing at 50
      how do I stop biting my nails
      what's better, running or cycling
      how do you write a business plan
      how expensive is a driving licence
      do you think I should move abroad
      is it worth learning to code
      where can I find a running club
      how do I tell my parents
      ideas for a birthday party
      how to get a visa for Canada
      what helps against stage fright
      could I become a pilot with glasses
      how do I begin with meditation
      what are good exercises for beginners
      how long should a morning routine be
      how many hours a week does a marathon take
      what equipment do I need for painting
      would it be better to rent or buy
      can a beginner run 10k in 8 weeks
      how do I find a therapist
      how does one become a midwife
      what courses are there for carpentry
      is it too late to study at 40
      what is a healthy weight for me
      how do I talk to my teenage son
      how much should I save every month
      which bike is right for long tours
      should I learn guitar or piano
      how do I prepare for an exam in two weeks
      what do you recommend for back pain
      give me some tips on public speaking
      teach me how to budget
      what is the first thing to do when starting a company
      how did others quit smoking
      do I have to warm up
      are group lessons better than single ones
      when is the best time of day to study
      how can we spend less on food
      explain intermittent fasting
      what is a good pace for a beginner
      can I train twice a day
      is 5 kilos in six weeks too much
      is three times a week enough
      do I need life insurance at 30
      do I need a lawyer for this
      what do I say when I call my aunt
      what do I write to an old friend
      how do people stay with a habit
      how do people stick with something for years
      I start and stop all the time, how do others do it
      how should I start a hard conversation
      what makes a good first bike
      what is the 80/20 rule
      what's the Pomodoro thing
      what is interval training
      should I tell my manager that I am applying elsewhere
      should I tell my mum
      can I train with a sore throat
      can I swim after a tattoo
      how many pages does a thesis have
      my phone distracts me all the time, what helps
    `,
    answer: '',
  },
  {
    id: 'advice-ill',
    says: `
      should I train when I am ill
      can I go running with a sore throat
      is it ok to exercise with a fever
      how soon after the flu may I do sport again
      can I swim with a runny nose
      when can I start training again after being sick
      is sport with a cold dangerous
    `,
    answer:
      'With only a blocked nose, an easy half of your usual session is fine for most people. With fever, a cough from the chest or aching limbs, rest until you have been free of them for two days, then begin with two or three easy days. With chest pain or if it lasts for weeks, see a doctor.',
  },
  {
    id: 'advice-weight-pace',
    says: `
      how fast can I lose weight safely
      is 5 kg a month too much
      how many kilos a week are healthy
      is two pounds a week ok
      how much weight can I lose by summer
      is it unhealthy to lose weight quickly
      how many calories should I cut
    `,
    answer:
      'Half a kilo to one kilo a week is a pace most people can keep; faster usually comes back and costs muscle. With an illness, medicine or a pregnancy, ask your doctor first.',
  },
  {
    id: 'advice-saving',
    says: `
      how much should I save each month
      what share of my income should I put away
      what is a sensible budget rule
      how does the 50 30 20 rule work
      how big should my emergency fund be
      what's a good way to split my salary
      how much of my pay should go into savings
    `,
    answer:
      'A common rule for a budget is 50/30/20: half of the net income for needs, 30 per cent for wants, 20 for saving and paying off debts. First a small buffer, then three months of spending set aside. If that is too much, begin with any fixed sum on payday; the standing order matters more than the amount.',
  },
  {
    id: 'advice-debt-or-save',
    says: `
      should I pay off debts or save first
      is it better to repay the loan early or invest
      should I overpay my student loan
      pay down the mortgage or put money aside
      is paying off the credit card first smarter
      invest or repay the house loan
      what is better, saving or paying back
    `,
    answer:
      'Compare the interest: paying back a loan earns you its rate, for certain. Expensive debt such as a credit card comes first. With a cheap mortgage, keep three months of spending as a buffer, then decide by rate; check the contract for fees on overpaying, and ask an independent adviser for large sums.',
  },
  {
    id: 'advice-habit',
    says: `
      how do I build a habit
      how do people stick to things
      how long until something becomes a habit
      how do I keep going when I lose interest
      I start things and never keep them up, what helps
      how can I be more consistent
      how do other people keep at it
      what is the trick to staying with a routine
    `,
    answer:
      'Make it small enough for a bad day, tie it to something you do anyway, and do it at the same time and place. Five minutes every day beat an hour now and then. Miss one day, never two in a row. It takes about two months until it goes by itself.',
  },
  {
    id: 'advice-hard-talk',
    says: `
      how do I start a difficult conversation
      what do I say when I call my mother after years
      how do I apologise
      how do I tell my friend the truth
      what should I write to my brother
      how can I bring it up without a fight
      what do I say to someone who is grieving
      how do I tell him that it hurt me
    `,
    answer:
      'Say why you call, say one thing in the I form, then listen: “I have been thinking of you. I miss how it was, and I am sorry for my part. How are you?” Choose a calm time, keep it under ten minutes the first time, and do not ask for an answer at once.',
  },
  {
    id: 'advice-raise',
    says: `
      how do I ask for more money at work
      when is the best time to ask for a raise
      how much raise can I ask for
      what do I say in a salary talk
      how do I negotiate my pay
      how should I prepare for a salary review
      how do I ask my boss for more pay politely
    `,
    answer:
      'Collect three results with numbers, look up what others are paid for the same work, and name one figure a little above your wish. Ask for a meeting for this alone, say the figure, then wait. If the answer is no, ask what would make it a yes, and by when.',
  },
  {
    id: 'advice-leave-job',
    says: `
      should I tell my manager that I apply elsewhere
      should I quit before I have something new
      should I tell my team that I am leaving
      when should I hand in my notice
      is it wise to mention my job search at work
      should I stay or look for another job
      do I have to say why I am leaving
    `,
    answer:
      'Usually keep a search to yourself until there is something signed: it protects you, and nobody is owed the news earlier. Tell your boss first, in person, then hand in the notice by the period in your contract. If staying could still be made good, ask for that change before you look.',
  },
  {
    id: 'advice-interview',
    says: `
      how do I prepare for a job interview
      what questions do they ask in interviews
      what should I wear to an interview
      how long should a CV be
      what belongs in a cover letter
      how do I explain a gap in my CV
      tips for an online interview
    `,
    answer:
      'Read the advert and prepare one short story for each thing it asks: the situation, what you did, what came of it. Two questions of your own, one look at the way there. A CV has one or two pages, newest first; name a gap plainly in half a sentence.',
  },
  {
    id: 'advice-sleep',
    says: `
      how do I sleep better
      what helps me fall asleep
      how many hours of sleep do I need
      I lie awake for hours, what can I do
      how do I become a morning person
      is a nap bad
      why am I always tired in the morning
    `,
    answer:
      'Get up at the same time every day, also at the weekend; daylight in the first hour; no coffee after early afternoon; the phone outside the bedroom. If you lie awake for twenty minutes, get up and read something dull. Most adults need seven to nine hours. If it lasts for over a month, see a doctor.',
  },
  {
    id: 'advice-focus',
    says: `
      how do I concentrate better
      my phone distracts me all day, what can I do
      how do I stop scrolling
      how do I focus on studying
      I cannot concentrate, messages all the time
      how do I get rid of distractions
      what is the pomodoro technique
      how long can one concentrate
    `,
    answer:
      'Put the phone in another room and switch its messages off, set a timer for 25 minutes, do one thing only, then pause for five: that is the Pomodoro technique. Write down what pops up instead of following it. Two such rounds a day change more than a new app.',
  },
  {
    id: 'advice-start-tired',
    says: `
      how do I write when I am tired
      how do I study after work
      how do I train with no energy
      how do I do anything after a long day
      tips for practising when exhausted
      how can I work on my goal in the evening when I am worn out
      what to do when I am too tired to learn
    `,
    answer:
      'Make it tiny: five minutes or a hundred words, with a timer, at the same time. Lay everything out beforehand, so that beginning costs nothing. If early mornings suit you, move it there. When the timer rings you may stop, and that counts.',
  },
  {
    id: 'advice-equipment',
    says: `
      which running shoes should I buy
      what is a good guitar for beginners
      what equipment do I need to begin
      which camera is good for starters
      do I need expensive gear
      what bike should a beginner get
      which laptop for video editing
      what shoes for hiking
    `,
    answer:
      'Go to a shop that lets you try, say what you want to do and how often, and choose what fits and feels comfortable, not what looks fast. For a start, used or borrowed is enough; buy well once you have kept it up for two months.',
  },
  {
    id: 'advice-how-long',
    says: `
      how long does it take to learn a language
      how many hours until I can play the piano
      how many words does a novel have
      how long is a book usually
      how many months to train for a marathon
      how long does it take to write a thesis
      how fast can one learn to swim
      how many lessons until the driving test
    `,
    answer:
      'Rough figures: a first conversation in a language takes 100 to 200 hours, simple pieces on an instrument half a year, a driving test 30 to 50 lessons, a marathon four to six months from regular running, a novel has 70,000 to 100,000 words. Write it as a wish with the hours you have and I work out your own date.',
  },
  {
    id: 'advice-how-often',
    says: `
      how often should I exercise
      how many rest days do I need
      should I practise every day
      how many times a week should I lift
      is training daily bad
      how much should a beginner run
      how often do I have to water it
    `,
    answer:
      'For most things three or four times a week with a day between goes best at first, and short beats long. Add a tenth a week at most for sport. For skills, ten minutes every day beat an hour on Sunday.',
  },
  {
    id: 'advice-papers',
    says: `
      do I need a will
      do I need life insurance
      should I make a living will
      what insurances do I really need
      do I need a lawyer to write a will
      when should one make a will
      do unmarried couples need a contract
    `,
    answer:
      'With children, property or a partner you are not married to, a will is worth it at any age, as the law decides otherwise; a simple one can be free or cheap. Life insurance matters when somebody lives on your income. The rules differ by country: an advice centre, notary or solicitor knows yours.',
  },
  {
    id: 'advice-friends',
    says: `
      how do I make friends as an adult
      where can I meet new people
      how do I find a partner
      how do I keep friendships alive
      what do I talk about with strangers
      how do I get over shyness
      how do I meet people in a new city
    `,
    answer:
      'Go to the same thing every week for two months: a class, a choir, a club. People become friends by seeing each other often. Then be the one who asks: “a coffee after this?” One message a week keeps an old friendship warm.',
  },
  {
    id: 'advice-stage',
    says: `
      what helps against stage fright
      how do I give a good speech
      how do I calm down before a talk
      tips for a presentation
      how do I stop shaking when I speak
      how do I memorise a speech
      what if I forget my words on stage
    `,
    answer:
      'Learn the first two sentences by heart and only the headings of the rest. Say it aloud three times, once before one person. Just before, breathe out longer than in, ten times. Nerves drop after the first minute for almost everybody.',
  },
] as const satisfies readonly Advice[];
