import type { Matter } from './matter.ts';

// Questions for advice on something that may become a goal. Asked as a question, it is no wish yet.

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
  },
] as const satisfies readonly Matter[];
