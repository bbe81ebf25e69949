import type { Advice } from './advice.ts';

export const adviceOnRuns: readonly Advice[] = [
  {
    id: 'two-days-running',
    says: `
      can I run two days in a row
      is running on consecutive days bad
      run again the day after a long run?
      do I need a rest day between runs
      back to back runs, yes or no
      is running every day too much
    `,
    answer:
      'It is not bad in itself, if the second day is short and easy and nothing hurts. For beginners, and after a long or fast run, a day between is better: the body grows stronger in the rest. Three or four runs a week with days between carry most people through a half marathon.',
  },
  {
    id: 'running-watch',
    says: `
      do I need a running watch
      is a garmin worth the money
      phone or watch for running
      cheap running watch good enough
      is a heart rate monitor worth it
      which gps watch for beginners
    `,
    answer:
      'Not needed: a phone with a free app measures distance and pace well enough. A watch is comfortable for intervals and for looking at the pulse; a simple one for 100 to 150 does all that a first half marathon asks. Buy it when you know that you look at the figures and enjoy it.',
  },
  {
    id: 'run-in-rain',
    says: `
      can I run in the rain
      what do I wear for running in the rain
      is running in wet weather bad
      run or skip when it pours
      shoes for rainy runs
      running in a storm
    `,
    answer:
      'Rain is fine, a thunderstorm or ice is not. A cap with a peak, a thin jacket that lets air out, nothing of cotton, and something dry for right afterwards. Shorter steps on wet leaves. Stuff the shoes with newspaper. The first five minutes are the worst.',
  },
  {
    id: 'run-in-cold',
    says: `
      is cold air bad for the lungs when running
      what do I wear for running at zero degrees
      running in frost and snow
      how cold is too cold to run
      do I need gloves for running
      what to wear for a winter run
    `,
    answer:
      'Healthy lungs manage down to about minus ten; a scarf over the mouth makes it kinder. Dress as if it were ten degrees warmer: a thin layer that dries, one that stops wind, gloves and hat. You should freeze a little in the first five minutes. On ice the treadmill or a day off is wiser.',
  },
  {
    id: 'after-run',
    says: `
      what should I do after a run
      what should I eat after running
      ice bath or hot bath after training
      how do I get rid of heavy legs
      recovery tips for runners
    `,
    answer:
      'Walk five minutes, drink, and eat something with carbohydrate and protein within an hour or two, such as bread with eggs or yoghurt with fruit. Next day move gently instead of lying down. Sleep does more than any roller or bath. Heavy legs for three days mean that it was a bit too much.',
  },
  {
    id: 'breathing-run',
    says: `
      how do I breathe when running
      I get out of breath after two minutes
      nose or mouth breathing while jogging
      why am I so breathless running
      can't breathe when I run fast
    `,
    answer:
      'Breathlessness mostly means too fast: slow down until you can speak in sentences, walk a minute if needed. Breathe through nose and mouth as it comes, and out for a little longer than in. It gets better within three or four weeks. Wheezing, chest pain or dizziness belongs to a doctor.',
  },
  {
    id: 'run-first-10k',
    says: `
      how do I get from 5 to 10 km
      jumping from 5k to 10k
      how long until I can run 10 km
      is 10 km far for a beginner
      first 10k, how do I prepare
      can I just run 10 km without training up
    `,
    answer:
      'From a steady 5 km it takes about six to eight weeks: make one run a week longer by a kilometre, so slowly that you could talk, and keep the others short. Every fourth week a bit less. If 8 or 9 km went well, 10 will: the last kilometre is mostly head. Begin slower than you want.',
  },
  {
    id: 'run-walk',
    says: `
      is it ok to walk during a run
      walk breaks in a half marathon
      does walking in between count
      run walk method, good?
      ashamed of walking in a race
    `,
    answer:
      'Yes, it counts. A minute of walking every five to ten minutes keeps the legs fresh, and many run a half marathon faster that way than without. Plan the breaks from the start, before you need them. Nobody at the finish asks.',
  },
  {
    id: 'blisters',
    says: `
      how do I avoid blisters
      blister on my heel from running
      my toenail went black from running
      chafing when running
      sore feet after long runs
    `,
    answer:
      'Socks without cotton, shoes half a size larger, toenails short, and vaseline where it rubs. A small blister leave closed and pad; a large one a clean needle at the edge, then a plaster. A black nail grows out. Red, hot or with pus: show it to somebody.',
  },
  {
    id: 'taper',
    says: `
      should I train in the last week before the race
      what is tapering
      how much do I run before the half marathon
      rest before race day?
      last long run when
    `,
    answer:
      'The last long run is two to three weeks before. Then run less but keep a little speed: about 70 per cent, then 40 in the last week, two days before nothing or twenty easy minutes. Feeling heavy in those days is normal. You cannot get fitter in that week, only tired.',
  },
  {
    id: 'run-music',
    says: `
      music or no music when running
      is running with headphones safe
      how do I not get bored on long runs
      running is boring, help
      what do people think about on long runs
    `,
    answer:
      'Talk, an audiobook or a friend make a long run shorter; in traffic leave one ear free. Without sound, new routes, a loop by bus one way, or counting by tens help. Let one run a week be quiet: many people find their best thoughts there.',
  },
  {
    id: 'strength-for-runners',
    says: `
      should runners do strength training
      which exercises for runners
      do squats help running
      how do I get stronger legs for hills
      core training for running
    `,
    answer:
      'Yes, twice a week for fifteen to twenty minutes: squats, lunges, calf raises, bridges, plank, two rounds. It protects shins and knees more than stretching. Put it on the day of an easy run, not before the long one. Hills are strength training as well.',
  },
  {
    id: 'treadmill',
    says: `
      is a treadmill as good as running outside
      treadmill or outdoors
      can I train for a race on the treadmill
      treadmill incline
      gym instead of running outside in winter
    `,
    answer:
      'It counts fully; set one per cent incline so that it matches the air outside. Good in ice, dark and for even pace. Run at least once a week outdoors when a race is ahead, because ground, wind and turns load the legs in another way.',
  },
  {
    id: 'half-what-time',
    says: `
      what is a good time for a half marathon
      how long does a half marathon take
      what time should I aim for
      is two and a half hours slow
      how do I predict my race time
      average half marathon time
    `,
    answer:
      'Most first runners take between two and two and a half hours; the usual limit is three or a little more. A guess: your 10 km time times 2.2. For the first one the best aim is to finish with a smile; the time becomes interesting with the second.',
  },
  {
    id: 'period-ill-age-run',
    says: `
      am I too old to start running
      running at 60
      running with overweight
      can heavy people run
      is running safe with high blood pressure
    `,
    answer:
      'Nearly everybody can, with a slow beginning: walk briskly for some weeks, then minutes of running in between. From 45 on, or with blood pressure, heart, diabetes or joints, have a doctor look once before. Soft ground, good shoes, and a day between.',
  },
  {
    id: 'results-when',
    says: `
      how long until running shows results
      when do I notice that I get fitter
      how fast does fitness improve
      how long does it take to get in shape
      when does running get easier
      I train and see no progress yet
    `,
    answer:
      'After two weeks the same loop feels easier, after four to six you run longer or calmer at the same pace, after three months others see it. Weight and tempo come later than sleep and mood. Run one fixed loop every fourth week at the same effort and write down the time: that shows what you do not feel.',
  },
  {
    id: 'hungry-after',
    says: `
      why am I so hungry after training
      I eat everything after a run
      hungry all day after long runs
      how do I stop overeating after exercise
      exercise makes me hungry
    `,
    answer:
      'Within an hour eat something with carbohydrate and protein, such as a bowl of oats with yoghurt, bread with eggs, or a proper meal, and drink: thirst feels like hunger. On long-run days eat a little more before and during, then the evening attack stays away. Being hungrier by a few hundred calories is right; it is fuel.',
  },
  {
    id: 'after-blood-vaccine',
    says: `
      can I train after donating blood
      running after a vaccination
      exercise after a blood test
      can I run after a tooth was pulled
      sport after a small operation
    `,
    answer:
      'After giving blood rest that day and go easily for two or three more; full effort comes back in one to three weeks, so not right before a race, and drink a lot. After a vaccination take it easy for a day or until you feel well. After an operation or a pulled tooth ask whoever did it; mostly three to seven days.',
  },
  {
    id: 'negative-split',
    says: `
      what is a negative split
      even pace or faster at the end
      how do I run the second half faster
      what does split mean in running
      should I start slow in a race
    `,
    answer:
      'A negative split is a race whose second half is faster than the first. It works because you save strength while it is easy. Run the first third a few seconds a kilometre slower than your aim, the middle on it, and give in the last quarter what is left. Practise it on a long run: the last two kilometres a little quicker.',
  },
  {
    id: 'faster-5k',
    says: `
      how do I run faster
      how do I improve my 5k time
      what training makes me quicker
      interval training for beginners
      how do I break 30 minutes for 5 km
      getting faster at running
    `,
    answer:
      'Once a week something quick: six times two minutes brisk with two minutes easy between, or a tempo run of 20 minutes. Once something long and slow, the rest easy. Four short sprints of 20 seconds at the end of an easy run teach the legs. Two quick days a week are the most; the easy ones make you fast.',
  },
  {
    id: 'hills-how',
    says: `
      how do I run uphill
      hill running technique
      how steep should the hill be
      how do I run downhill without hurting my knees
      how many hill repeats for a beginner
    `,
    answer:
      'Uphill: short quick steps, lean a little from the ankles, arms going, eyes ten metres ahead, and keep the effort rather than the pace. Downhill: small light steps, no braking with the heel. Repeats for a start: warm up well, then four to six times 45 seconds up a gentle hill, walk down. Once a week is enough.',
  },
  {
    id: 'hit-the-wall',
    says: `
      what is the wall in running
      how do I avoid hitting the wall
      I ran out of energy at kilometre 15
      legs gone at the end of a long run
      what if I cannot go on in the race
      bonking on long runs
    `,
    answer:
      'The wall is empty stores: too fast at the start and too little eaten. Start slower than you want, take something from 40 minutes on, and train the long run. If it comes, walk for two minutes, take a gel or cola with water, count to the next lamp post, and run again slowly. In a half marathon most people never meet it.',
  },
];
