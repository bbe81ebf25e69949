import type { Advice } from './advice.ts';

export const adviceOnRunning: readonly Advice[] = [
  {
    id: 'warm-up-cold',
    says: `
      how do I warm up before a run in winter
      warm up when it is freezing
      what should I do before running in the cold
      do I need to warm up longer in frost
      warming up outside in January
      how to start a run on an icy morning
      cold morning run, how do I begin
    `,
    answer:
      'Begin indoors with five minutes of marching, leg swings and a few squats, then walk briskly and run the first ten minutes so easily that you could sing. Dress as if it were ten degrees warmer, with gloves and something over the ears. Long stretches belong after the run. On ice, shorten the steps or stay inside.',
  },
  {
    id: 'run-in-dark',
    says: `
      is it safe to run in the dark
      how do I run in winter evenings
      what do I need for running at night
      how do runners keep going when it's dark
      training in the dark months, any tips
      how do you keep running through November
      it gets dark at four, when do I run
    `,
    answer:
      'Light on you and in front of you: a head torch, something bright at the chest and the ankles, and a lit loop that you know. Fix two evenings and one daylight run at the weekend, lay the kit by the door, and arrange one of them with somebody. On bad nights twenty minutes count. Winter is for keeping going, not for records.',
  },
  {
    id: 'shin-pain',
    says: `
      my shins hurt when I run
      what are shin splints
      pain along the shin after jogging
      front of my lower leg aches after training
      shin is sore, can I still run
      should I stop running with shin splints
      how do I get rid of shin pain
    `,
    answer:
      'Pain along the shin mostly comes from too much too soon or worn shoes. Run half or walk for one or two weeks, on soft flat ground, cool it after training, and strengthen the calves; go back up by a tenth a week. Pain on one small spot, at night or when walking, or swelling, needs a doctor or physio: a stress fracture heals only with rest.',
  },
  {
    id: 'carbon-shoes',
    says: `
      are carbon plated shoes worth it
      do I need racing shoes for my first race
      do super shoes make a difference
      expensive running shoes, yes or no
      should a beginner wear carbon shoes
      fast shoes for a half marathon
      do I need special shoes for race day
    `,
    answer:
      'For a first race they are not needed: they bring a few per cent to fast runners, cost a lot, wear out soon, and load calves and feet in a new way. Shoes that fit and that you have run 50 to 100 km in are the best race shoes. Spend the money later if you chase a time, and never wear a new pair on the day.',
  },
  {
    id: 'stitch',
    says: `
      what helps against a side stitch
      I always get stitches when running
      how do I avoid a stitch
      pain under the ribs while running
      stitch in my side during a race
      why do I get a stitch
    `,
    answer:
      'Slow down, breathe out hard as the foot on the other side lands, and press on the spot for half a minute. To avoid it, eat nothing heavy for two hours and drink little sips; start slower than you want. It gets rarer as the trunk grows stronger.',
  },
  {
    id: 'gels',
    says: `
      do I have to bring a drink on a ten k
      should I take a bottle on an hour's run
      is water needed on a 12 km run
      do people carry water when they run 10 km
      need a drink with me for an hour of running?
      when do I take a gel in a half marathon
      do I need energy gels
      how many gels for a long run
      what do I eat during a long run
      gels upset my stomach
      should I drink during a 10k
      how much to drink on a long run
    `,
    answer:
      'Up to 75 minutes you need no food, and in cool weather no bottle either: drink before and after, by thirst, and carry a small one when it is warm or you take longer. Beyond that, 30 to 60 g of carbohydrate an hour, so a gel about every 30 to 40 minutes with a few mouthfuls of water, the first before you feel empty. Try brand and timing on training runs; on race day nothing is new.',
  },
  {
    id: 'race-pace',
    says: `
      what pace should I run in the race
      how do I pace a half marathon
      how fast should my long runs be
      I always start too fast
      am I running too slow
      is my pace ok for a beginner
      is it bad to run slowly
      my running is so slow
    `,
    answer:
      'Slow is right for most runs: easy runs and long ones should let you speak in sentences, often one to two minutes a kilometre slower than the race. In the race, hold back for the first third, find your rhythm, and let go in the last quarter. A slow run counts as much as a fast one.',
  },
  {
    id: 'missed-training',
    says: `
      my kid is sick so no running this week
      I was ill and missed a week of training
      missed three runs, do I start again
      I missed a week of training, what now
      can I catch up on missed runs
      skipped three sessions, is my plan ruined
      was ill for ten days, how do I get back into training
      should I make up for a missed long run
      how quickly do I lose fitness
      lost two weeks of training
    `,
    answer:
      'Do not catch up; go on. A week off costs next to nothing: take the first two outings easy and continue where the plan is now. After two or three weeks go back by about as much as you missed. After an illness, two easy days first.',
  },
  {
    id: 'night-before-race',
    says: `
      what do I do the day before a race
      I'm nervous about race day
      what should I eat the evening before a half marathon
      how do I calm down before the start
      can't sleep before a race, is that bad
      what do I pack for race day
      what to wear on race morning
    `,
    answer:
      'The day before: a short easy loop at most, ordinary food with rice, bread or pasta, kit and number laid out, the way to the start looked up. A poor last night hardly matters, the night before that counts. In the morning the breakfast you know, two to three hours before. Nerves are energy: start slowly, and they turn into speed.',
  },
  {
    id: 'cravings-later',
    says: `
      why do I still crave cigarettes after half a year
      I quit ages ago and still want one in the pub
      do cravings ever stop completely
      is it usual to miss smoking long after quitting
      sometimes I still fancy a fag, months on
      when does wanting a cigarette go away
      I dream of smoking though I stopped
    `,
    answer:
      'That is quite normal: the body is free after weeks, but places, drinks and company still call the old habit up, for months and now and then for years. It passes in three to five minutes: go outside, drink water, hold something, text somebody. Each time without one makes the next weaker. After so long without, you are past the hard part.',
  },
  {
    id: 'puffy-quit-weight',
    says: `
      will I gain weight when I stop smoking
      I eat more since I quit
      how do I not put on weight after quitting cigarettes
      sugar cravings after quitting smoking
      put on 3 kilos since my last cigarette
      always hungry without cigarettes
    `,
    answer:
      'Two to five kilos are usual in the first year, and stopping is still much the better bargain. Keep crunchy things at hand, drink water when the hand wants something, and walk twenty minutes after meals. Do not diet in the first three months: one hard thing at a time.',
  },
];
