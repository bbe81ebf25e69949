import type { Advice } from './advice.ts';

export const adviceOnMind: readonly Advice[] = [
  {
    id: 'compare-others',
    says: `
      how do I stop comparing myself
      everyone my age is further than me
      I feel behind compared with my friends
      social media makes me feel bad
      I envy my friends' success
      jealous of others
    `,
    answer:
      'Compare yourself with the one you were a year ago; write down three things that are different. What you see of others is their window, not their kitchen. Mute five accounts for a month and see how it feels. Envy also tells you what you want: name it, and take the smallest step toward it.',
  },
  {
    id: 'inner-critic',
    says: `
      how do I stop being so hard on myself
      my inner voice is mean
      how do I like myself more
      self criticism all the time
      how do I build self esteem
      I'm my own worst enemy
    `,
    answer:
      'Write down what the voice says and answer as you would a friend. Keep a line each evening on one thing you did, however small; after a month it weighs. Speak of what you do, not of what you are: “I did not write today”, not “I am lazy”. If the voice is loud every day, talk to a therapist; it can be learned.',
  },
  {
    id: 'worry-stop',
    says: `
      I worry about everything
      what if thoughts all day
      anxiety before bed
      panic feelings, what helps
    `,
    answer:
      'Breathe out slowly for twice as long as in, ten times; name five things you see. Then a fixed worry time of fifteen minutes with paper: what I can do goes on a list with a day, the rest may wait till tomorrow. Moving helps more than thinking. If fear keeps you from things for weeks, or comes in attacks, see a doctor; it is treated well.',
  },
  {
    id: 'say-i-dont-drink',
    says: `
      how do I tell friends I'm not drinking
      what do I say when people ask why I don't drink
      how do I refuse a drink
      staying sober at a party
      friends push me to drink
    `,
    answer:
      '“Not tonight, thanks, I am fine with this” is enough, with a full glass in your hand; nobody looks inside. If they ask on: “I feel better without at the moment.” Say it before the evening to the one who would push. Offer to drive. After ten minutes it is forgotten.',
  },
  {
    id: 'change-overwhelm',
    says: `
      everything changes at once
      how do I cope with change
      too much going on in my life
      how do I get through a hard month
      life is too much right now
    `,
    answer:
      'Make the circle small: sleep, food, air, one person, one thing that must be done today. Put the goals on pause, they keep. Write down what you cannot change and what you can; work only in the second list. Say to somebody “This month is hard”; people help when they know.',
  },
  {
    id: 'morning-anxious',
    says: `
      I wake up anxious
      mornings are the worst
      dread going to work
      anxious for no reason
      how do I get out of a low mood
      what helps on a bad day
    `,
    answer:
      'Get up at once, light and water, ten minutes outside before the phone. Then one thing that is done in five minutes. Low mornings mostly lift by noon; do not judge the day before. If it is like that on most days for two weeks, tell a doctor: that is common and can be treated.',
  },
  {
    id: 'hobby-find',
    says: `
      how do I find a hobby
      I don't know what I enjoy
      what can I do in the evenings instead of tv
      what hobbies are cheap
      I have no interests
    `,
    answer:
      'What did you like at ten years old, and what do you look at in other people’s lives with a little envy? Try four things in four weeks, one evening each, borrowed or in a class. Keep the one during which you forgot the time. Free ones: library, choir, walking group, repair café, volunteering.',
  },
  {
    id: 'phone-less',
    says: `
      how do I spend less time on my phone
      I scroll for hours
      how do I stop doomscrolling
      phone addiction
      screen time is out of control
      how do I put my phone away in the evening
    `,
    answer:
      'Out of the bedroom, grey screen, no notifications but calls, and the two worst apps off the first page or only in the browser. A place where the phone lives, by the door. Have something ready for the hand: a book, a puzzle. Begin with one hour in the evening.',
  },
  {
    id: 'relax',
    says: `
      how do I relax after work
      I can't switch off in the evening
      how do I unwind
      work thoughts at home
      what is a good evening ritual
    `,
    answer:
      'A border between work and evening: write down the three things for tomorrow, close it, then move for ten minutes, change your clothes, wash your hands. Something with the hands or with people relaxes more than a screen. Dim light an hour before bed.',
  },
  {
    id: 'meet-people',
    says: `
      where do I meet new people
      how do I find friends in a new city
      clubs for meeting people
      making friends over 40
      I work from home and see nobody
      how do running clubs work
    `,
    answer:
      'Go where the same people come every week: a running or walking group, choir, course, volunteering, a board game evening. It takes about six visits to feel at home and a sentence from you: “Shall we have a coffee after?” Most running clubs have a slow group and welcome beginners; write before and just come.',
  },
  {
    id: 'decide-big',
    says: `
      how do I make a big decision
      stay or go, how do I decide
      I can't decide what to do with my life
      head or heart
      how do I know what I really want
      afraid of making the wrong choice
    `,
    answer:
      'Live one day in your head as if you had chosen A, then one as if B, and note how you sleep. Ask what you would tell a friend, and what you would regret at 80. Find the smallest trial of each. Most choices can be changed later; set a day and choose then.',
  },
  {
    id: 'sleep-amount',
    says: `
      how much sleep do I need
      is six hours enough
      is napping good
      how long should a nap be
      sleep before a race
      catching up on sleep at the weekend
    `,
    answer:
      'Seven to nine hours for most adults; you have enough if you wake without an alarm on free days at about the same time. A nap of fifteen to twenty minutes before three helps; longer makes dull. One bad night does no harm. The same time to get up matters more than the time to bed.',
  },
  {
    id: 'coffee',
    says: `
      is coffee bad
      how much coffee is ok
      coffee before a run
      how do I drink less coffee
      when should I stop drinking coffee in the day
    `,
    answer:
      'Up to about four cups a day are fine for most healthy adults, two in pregnancy. Half of it is still in you after five to six hours, so stop by early afternoon if you sleep badly. An hour before a run a cup helps a little. Cut down by half a cup every few days, then no headache comes.',
  },
  {
    id: 'alcohol-training',
    says: `
      is beer after training bad
      can I drink before a race
      how bad is alcohol for fitness
      one glass of wine a day, harmful?
      drinking and running
    `,
    answer:
      'A glass now and then undoes nothing; much of it costs sleep, recovery and hunger control for two days. None in the two days before a race or a long run. Less is healthier at every amount, and three days a week without are a good rule. Shaking or sweating without it: a doctor before you stop.',
  },
  {
    id: 'good-breakfast',
    says: `
      what is a healthy breakfast
      should I eat before morning exercise
      is skipping breakfast bad
      breakfast with protein
      what to eat before a morning run
    `,
    answer:
      'Something with protein and something that lasts: oats with yoghurt and fruit, eggs on wholemeal bread. Skipping is fine if you feel well and do not make up for it at night. Before an easy morning run nothing or half a banana is enough, before a long one toast or oats two hours ahead.',
  },
  {
    id: 'vitamins',
    says: `
      should I take vitamins
      do I need vitamin d in winter
      are supplements useful
      magnesium against cramps
      which supplements for runners
    `,
    answer:
      'With ordinary mixed food most people need none. Vitamin D in the dark months is sensible in the north (10 micrograms a day in the United Kingdom), folic acid when planning a baby, B12 for vegans. Magnesium helps cramps little. Iron only after a blood test. Tell your doctor if you take medicine.',
  },
  {
    id: 'gym-start',
    says: `
      how do I start at the gym
      I'm scared of the gym
      what do I do in my first gym session
      which machines for beginners
      home workout without equipment
      exercises I can do at home
    `,
    answer:
      'Go at a quiet hour, ask for an introduction, and do five exercises: leg press or squats, a push, a pull, something for the back, a plank; two rounds of ten, so that two more would be possible. At home: squats, press-ups on the table edge, bridges, rows with a bag. Twice a week is enough. Nobody watches you, they watch themselves.',
  },
  {
    id: 'motivation-lost-midway',
    says: `
      I've lost interest halfway
      how do I keep going when it gets boring
      my enthusiasm is gone
      stuck at a plateau
      no progress any more, what can I do
      how do I get my drive back
    `,
    answer:
      'The middle is the dull part of everything. Shorten the piece until it is easy again, change one thing (place, time, company), and look at what is different from the day you began. Give yourself a date, three weeks away, to decide whether to go on; until then just the small piece. Sometimes a rest of a week is the answer.',
  },
  {
    id: 'first-day-job',
    says: `
      first day at a new job, tips
      what do I wear to a new job
      nervous about starting work
      how do I make a good impression
      first week in a new team
    `,
    answer:
      'Names, a notebook and questions: those make the impression. Arrive ten minutes early, ask your manager what a good first month would look like, and have lunch with somebody new each day. Nobody expects results in the first two weeks. Dress one step tidier than the interview photo of the company.',
  },
  {
    id: 'work-deadline',
    says: `
      I won't make my deadline at work
      how do I tell my boss I'm late
      too much work, what do I do
      how do I say I'm overloaded
      my workload is too high
    `,
    answer:
      'Say it early and with a choice: “I have A, B and C. Two of them can be done by Friday. Which two?” Bring the hours each takes. That is not weakness, it is planning. If it happens every month, ask for a talk about the amount, with a list of four weeks.',
  },
  {
    id: 'burnout-back',
    says: `
      back at work after sick leave
      how do I start again after burnout
      returning to work after illness
      phased return, how
      afraid to go back to work
    `,
    answer:
      'Agree on fewer hours and fixed tasks in writing, with a review every two weeks. Tell one colleague what helps. Keep lunch and the end of the day free. Tired evenings are normal for a month; sleeplessness or tears before work are a sign to slow down and tell your doctor.',
  },
  {
    id: 'email-write',
    says: `
      how do I write a polite reminder
      how do I chase an email
      how do I end an email
      how do I write a complaint email to a client
      email to someone important, how
    `,
    answer:
      'Subject with the matter and the day, first line what you need and by when, then the reason in two lines, one question at the end. A reminder: “I would like to come back to … Is Thursday still possible?” Read it once aloud, wait an hour if you are angry.',
  },
  {
    id: 'calm-before',
    says: `
      how do I calm my nerves before a meeting
      nervous before an interview, what helps now
      my heart races before I have to speak
      quick way to calm down
      shaking before an exam
    `,
    answer:
      'Breathe in for four and out for eight, ten times; feet on the floor, shoulders down, cold water over the wrists. Tell yourself “I am excited” rather than “I must calm down”: it works better. Write down your first sentence and the one thing you want them to remember. Go there ten minutes early and talk to one person.',
  },
  {
    id: 'impulse-buying',
    says: `
      how do I stop impulse buying
      I buy things I do not need
      how do I stop shopping online
      I waste money on stuff
      how do I spend less on clothes
    `,
    answer:
      'Put it on a list with the date and wait for three days, thirty for anything large; most of it loses its shine. Delete the saved card and the shop apps, leave the newsletters, and look at what feeling came before: bored, tired, lonely? Give yourself a fixed sum a month that needs no reason. What you did not buy, move to your savings at once: then it shows.',
  },
];
