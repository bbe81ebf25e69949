import type { Advice } from './advice.ts';

export const adviceOnHealth: readonly Advice[] = [
  {
    id: 'ill-training',
    says: `
      should I train when I am ill
      can I go running with a sore throat
      is it ok to exercise with a fever
      how soon after the flu may I do sport again
      can I swim with a runny nose
      when can I start training again after being sick
      is sport with a cold dangerous
      how long should I wait after the flu before training
      when can I run again after a cold
      how long to rest after being ill before running
      back to running after covid
      chesty cough but spin class at six, go or stay home
      temperature's gone since yesterday, swimming tomorrow ok?
      snotty nose, match on sunday, do I play
      covid negative again, how gentle do I start
      doc gave me antibiotics, may I lift
      felt rough all week and my coach says just sweat it out
      stomach bug two days ago, back to training when
      is it dangerous for the heart to train with a fever
      full of cold, but the plan says 12k
      gym with a cold, yes or no
      after flu my pulse goes through the roof on an easy jog, too soon?
      ballet exam on friday and I've a throat infection, do I rehearse
      Ten days of bronchitis behind me, how many easy days before proper rowing
      can't tell if I'm ill or lazy, do the session?
    `,
    answer:
      'With only a blocked nose, an easy half of your usual session is fine for most people. With fever, a cough from the chest or aching limbs, rest until you have been free of them for two days, then begin with two or three easy days. With chest pain or if it lasts for weeks, see a doctor.',
  },
  {
    id: 'weight-pace',
    says: `
      how fast can I lose weight safely
      is 5 kg a month too much
      how many kilos a week are healthy
      is two pounds a week ok
      how much weight can I lose by summer
      is it unhealthy to lose weight quickly
      how many calories should I cut
      lost 6 kilos in three weeks, should I worry
      10 kg till the wedding in may, healthy or madness
      doctor says lose 15, what's a sane speed
      1200 calories a day, is that too little
      dropping half a kilo a week feels so slow
      crash diet, why not really
      my cousin lost two stone in a month, is that healthy
      what's a realistic loss for six months
      how many pounds should come off a week
      deficit of 800, too harsh?
      is it possible to lose a dress size by easter, safely I mean
      quick weight loss, what's the catch
      soup diet promises 7 kilos in 7 days
      How rapidly may a person of sixty safely reduce weight?
    `,
    answer:
      'Half a kilo to one kilo a week is a pace most people can keep; faster usually comes back and costs muscle. That is some 500 calories a day less than you use. With an illness, medicine or a pregnancy, ask your doctor first.',
  },
  {
    id: 'plateau',
    says: `
      why am I not losing weight any more
      my weight has not moved for weeks
      I eat little and still don't lose
      how do I get past a plateau
      scales stuck at 82 since february
      same weight five weeks running, I eat like a bird
      lost 9kg easily, now nothing moves
      stuck at 14 stone and I'm sick of salad
      first month great, since then zilch on the scales
      do I have to eat even less now it has stopped coming off
      weight standing still, is my metabolism broken
      1400 calories and not a gram, explain me that
      it said 71.3 yesterday, last month, the month before
      slimming club, three weeks of no loss, I'm so embarrassed
      starvation mode, real thing?
      I walk more, I eat less and the needle doesn't budge
      the diet stopped working
      why does the last stone take so long
    `,
    answer:
      'A standstill of two or three weeks is normal, because water hides the change. After that, look at portions again for one week with a scale and a note of drinks and bites between meals: they usually grew. A lighter body also needs less. Add a daily walk and protein before you cut further.',
  },
  {
    id: 'snacking',
    says: `
      how do I stop snacking at night
      how do I stop eating sweets
      I can't stop eating chocolate
      how do I beat cravings
      what can I eat instead of crisps
      nine o'clock and I'm in the biscuit tin again
      ate the kids' easter eggs. all of them
      once the bag of crisps is open it's empty
      sweet tooth from hell, what do I do
      I eat well all day, then the evening comes
      telly on, hand in the bowl
      how do people have chocolate in the house and not eat it
      craving sugar so bad after dinner
      stress = biscuits with me
      every time I pass the kitchen something goes in my mouth
      boredom eating, how to quit that
      midnight fridge visits
      gummy bears are my downfall, any trick against the urge
      I'm not even hungry, I just eat
    `,
    answer:
      'Eat enough at meals, with protein and something to chew, and keep the sweet things out of the house rather than out of reach. A craving lasts about fifteen minutes: tea, teeth, a walk round the block. Plan one sweet thing you like and sit down for it. If you eat until it hurts and feel ashamed, tell a doctor; that can be treated.',
  },
  {
    id: 'protein',
    says: `
      how much protein do I need
      do I need protein powder
      what has a lot of protein
      protein for building muscle
      vegan and lifting, where do I get my protein
      is 60 grams a day enough for a woman of 65 kilos
      shakes, needed or just marketing
      what to eat for protein when you can't stand eggs
      my trainer says 2g per kilo, seems a lot
      75 years old, muscles melting away, should I eat more meat or quark
      lentils, tofu, quark, what has the most
      protein bars any good
      too much protein bad for the kidneys?
      whey or plant powder
      teenage son eats tubs of powder, necessary?
      how do I get 100 g a day without meat every meal
      amount of protein on a diet
      cheap protein sources for students
    `,
    answer:
      'For most people 0.8 grams for each kilo of body weight are enough; with strength training, dieting or over 65, 1.2 to 1.6. That is an egg, yoghurt or beans at breakfast and a palm of fish, meat, tofu or lentils twice more. Powder is convenient, not needed. With kidney disease ask your doctor.',
  },
  {
    id: 'vegetables-water',
    says: `
      how much water should I drink
      how do I eat more vegetables
      is coffee bad for me
      how much coffee is too much
      is tap water fine
      I drink maybe two glasses a day, too little?
      hate vegetables since childhood, how do I get them down
      eight glasses a day, myth or not
      five a day, does juice count
      my wee is dark yellow, drink more?
      how many litres on a hot day in the greenhouse
      never thirsty, forget to drink at work
      water tastes of nothing, what else counts
      sneaky ways to get more greens into grown ups
      is sparkling as good as still
      is frozen veg as healthy as fresh
      out of the tap or bottles
      my mother aged 82 hardly drinks, how much should she
      peas and carrots is all I eat of the green stuff, lol
    `,
    answer:
      'Some one and a half to two litres a day, more in heat or sport; pale yellow urine is enough. Up to about four cups of coffee do most adults no harm, less in pregnancy. For vegetables, fill half the plate and begin with the two you already like.',
  },
  {
    id: 'fasting',
    says: `
      is intermittent fasting good
      what is 16 8
      does fasting work
      can I skip breakfast
      16:8, miracle or hype
      I just don't eat till noon, ok?
      skip breakfast or skip supper
      my colleague eats nothing before 2pm and lost 8 kilos
      does black coffee break the fast
      five two diet, any good
      eating window, how long should it be
      is fasting dangerous for women
      diabetic type 2, may I do the fasting thing
      headachy on day three of intermittent fasting, normal?
      no food after six, does that do anything
      once a day eating, healthy or nuts
      water only for three days, is it any good
      How does one begin with time restricted eating?
    `,
    answer:
      'Eating within eight or ten hours helps some people because they snack less; it does not burn more than any other way of eating less. Begin with twelve hours at night and see how you feel. It is not for pregnancy, for people with an eating disorder, or with diabetes medicine unless the doctor agrees.',
  },
  {
    id: 'start-running',
    says: `
      how do I start running
      how should a beginner run
      I get out of breath when I run
      how slow should I run
      what is couch to 5k
      never ran in my life, not even for the bus, how do I begin
      two lamp posts and I'm dying
      couch to 5k week one, thats just walking, right like that?
      after one minute of jogging I'm purple, what am I doing wrong
      first week of jogging, how far
      what does a total beginner do in the first month
      big guy, zero fitness, first steps for jogging please
      run a bit walk a bit, how is that split at the start
      my kids dragged me to the parkrun, I can't run 200 metres
      do I go by time or distance as a newbie
      jogging feels horrible, does it get better if I go slower
      how many minutes at a stretch should a starter run
      tried jogging once, nearly threw up
      How does one take up jogging at 55?
    `,
    answer:
      'Three times a week, half an hour: run one minute, walk two, and shift the balance a little each week. Go so slowly that you could talk. After eight to ten weeks most people run thirty minutes. Pain that changes your stride is a reason to stop.',
  },
  {
    id: 'running-shoes',
    says: `
      which running shoes should I buy
      what shoe for a first race
      do I need special trainers for running
      how often should I replace trainers
      are expensive running shoes better
      my trainers are from 2016 lol, new ones needed?
      140 quid for shoes, is that a must
      flat feet, what sort of shoes for jogging
      shop wants to sell me stability shoes after filming me for a minute
      how do I know a pair fits for running
      when are running shoes worn out
      barefoot shoes yes no
      toes touch the front in my joggers, go a size up?
      trail or road shoes if I run in the forest
      any old sneakers ok for starting
      after 900 km the sole is bald
      the cheap trainers from the supermarket, will they do
      two pairs in rotation, sense or nonsense
      wide feet, every running shoe pinches
    `,
    answer:
      'Go to a running shop, say how far and on what ground you run, and try several on the treadmill or outside. Take the pair that feels right at once, with a thumb’s width in front; price and looks tell little. Wear them for at least three weeks before a race. They last some 600 to 800 km.',
  },
  {
    id: 'race-week',
    says: `
      what do I eat before a race
      what should I do the week before a half marathon
      how do I taper
      do I need gels
      what do I drink on a long run
      half in six days, what do I change
      carb loading, pasta party how early
      7 days to go, still run or feet up
      what goes on my plate in the last days before the marathon
      last week before my first ten miler, eat what, train what
      what should someone do in the days leading up to a race
      less training now before the race or am I losing fitness
      scared of eating the wrong thing before the big run
      how many days before do I start with the rice and bread
      race week dos and don'ts
      spicy curry three days before the half, fine?
      legs twitchy since I cut down before the marathon
      my coach says run less now but I feel lazy, what's right for the last ten days
      beer in the week of the race?
    `,
    answer:
      'Run less but not nothing in the last ten days, and try nothing new. Eat bread, rice or pasta the day before and a small breakfast three hours ahead. Gels help from about 75 minutes on: one every 30 to 40 minutes with water, practised on long runs. Begin slower than you feel.',
  },
  {
    id: 'knees',
    says: `
      does running ruin the knees
      my knee hurts when I run
      my shins hurt
      what helps against runner's knee
      my mother in law says I'll need new knees if I carry on jogging
      is jogging bad for your joints
      knee starts to hurt at kilometre four each time
      outside of my knee burns when I run
      arthrosis in the left one, may I still jog
      runner's knee again, second time this year
      do runners wear their cartilage out
      heavy man, scared for my knees if I run
      the knee is fine walking, but jogging, no chance
      tarmac kills my knees, better on grass?
      knee brace for running, sensible?
      itb or whatever it's called, side of knee, after 5k
      does running give you arthritis later on
      pain in the knee as soon as i speed up
    `,
    answer:
      'Runners have no more worn knees than others. Pain mostly comes from doing more too soon: halve the distance for two weeks, run flat and soft, and strengthen hips and thighs twice a week. A swollen or locked knee, or pain at rest, belongs to a doctor.',
  },
  {
    id: 'strides-training',
    says: `
      what is a tempo run
      what is interval training
      what are hill repeats
      what is zone 2
      what is VO2 max
      what on earth is a fartlek
      my plan says 6 x 400, what do I do in between
      tempo, threshold, easy, long... what's what
      zone 2, how slow is that for a normal person
      intervals explained please
      my watch says vo2 max 38, what's it mean
      strides at the end of a run, huh?
      coach wrote hill reps, how do they go
      difference between threshold run and intervals
      lactate threshold in words my mum would understand
      what's polarised training
      everyone at the club says zone two zone two
      what does conversational pace mean
      HIIT, is that the same as intervals
    `,
    answer:
      'A tempo run is held at a pace where you can say only short sentences, 15 to 30 minutes. Intervals are short fast parts with rests; hill repeats are the same uphill, with less strain on the legs. Zone 2 is the easy pace at which you can talk. About four fifths of a week should be easy.',
  },
  {
    id: 'how-often-sport',
    says: `
      how often should I exercise
      how many rest days do I need
      is training daily bad
      how many times a week should I lift
      how much should a beginner run
      how long should a workout be
      is it ok to run every day
      should I run every day
      can I go to the gym daily
      do I need days off from running
      three times gym a week, too little?
      is 20 minutes of exercise even worth it
      I train seven days, my mum says that's sick
      rest days, how many
      how much exercise does a desk person need
      once a week pilates, does it do anything
      half an hour or a full hour workout, what's better
      73, how much movement should I get in a week
      daily workout or every other day
      can you overdo it, I go twice a day
      minimum dose of exercise so that it counts
      weights mon tue wed in a row, ok or not
      I only have saturdays and sundays, is that enough for staying fit
      judo tuesday, judo thursday, add a third or not
    `,
    answer:
      'For most things three or four times a week with a day between goes best at first, and short beats long. For health, 150 minutes of brisk walking or the like and two sessions of strength a week are the aim. Add a tenth a week at most.',
  },
  {
    id: 'strength-begin',
    says: `
      how do I start with weights
      which exercises should a beginner do
      how many push ups should I do
      can I build muscle at home
      how do I do a pull up
      is lifting safe at 60
      weak arms, can't do a single push up, where do I begin
      dumbbells at home, which moves
      skinny lad, noodle arms, which exercises first
      never touched a barbell and I'm 63, may I
      pull ups: zero. how do I get to one
      bodyweight only, does that build anything
      squat, deadlift, whats a beginner supposed to learn first
      physio says get stronger, with what
      no gym, a band and a chair, give me exercises
      are weights bad for a 15 year old
      osteoporosis, should I lift things
      women and weights, will I get bulky
      how many knee push ups before real ones
      getting strong at home for gardening and grandkids, how
    `,
    answer:
      'Five movements cover the body: squat, hinge, push, pull and carry. Two sessions a week, two or three sets of eight to twelve, ending when two more would still go well. Add a little when twelve are easy. At home, push-ups against a table, a backpack and a band are enough for months. Older people gain from it most.',
  },
  {
    id: 'stretching',
    says: `
      should I stretch before training
      do I have to warm up
      how do I get more flexible
      how long until I can do the splits
      can't touch my toes, never could
      stiff as a board in the mornings
      stretch before or after?
      warm up, is it really needed for a short session
      how do dancers get so bendy
      hamstrings like guitar strings
      ten minutes yoga enough to loosen up
      my splits stopped ten cm above the floor, how much longer
      hold a stretch how long
      does stretching prevent injuries
      tight hips from the lorry seat, what stretches
      too old to get supple at 66?
      bounce or hold when you stretch
      what does a decent warm up look like before football
    `,
    answer:
      'Warm up with five minutes of the same thing done slowly. Long stretches belong after training or to a day of their own: thirty to sixty seconds each, three times a week, to a pull and not to pain. Expect months rather than weeks.',
  },
  {
    id: 'sore-muscles',
    says: `
      is it ok to train with sore muscles
      what helps against sore legs
      how long should I rest after a hard session
      my legs are sore after yesterday
      my legs are killing me from the run
      everything hurts after the gym
      I can hardly walk after leg day
      can't lift my arms to wash my hair after yesterday's class
      stairs = torture, did squats on monday
      doms, day two, train or not
      my bum hurts from spinning lol
      walked like a cowboy all day after those lunges
      did I tear something or is this just soreness
      legs like wood since the hike
      calves screaming, how long does it last
      second session today but I'm stiff all over from the first
      first time bouldering and my forearms are dead
      sore from digging the allotment, rest or move about
      thighs ache so much I cant sit on the loo
      is muscle ache a sign it worked
      achy after the gym, next workout ok?
    `,
    answer:
      'Soreness is at its worst on the second day and passes by the fourth. Easy movement, sleep and enough protein help; train other parts meanwhile. A sharp pain at one spot, dark urine or swelling is no soreness and needs a doctor.',
  },
  {
    id: 'back-pain',
    says: `
      what helps with back pain
      my back hurts from sitting
      which exercises for the back
      how should I sit at a desk
      my lower back's gone again, lifted the toddler wrong
      driving the van eight hours and my back is killing me
      lumbago, lie down or walk around
      slipped disc two years ago and it twinges again, what can I do
      bad back from the ironing
      desk all day, back like a plank by five
      which chair for a bad back, standing desk or ball
      back hurts in bed, mattress?
      nurse, 25 years of lifting patients, back in ruins
      is heat good for a bad back
      low back aches from bending over the sewing machine
      put my back out in the garden
      spasm in my back, can't straighten up
      how long does back pain go on, it's three weeks now
    `,
    answer:
      'Keep moving: short walks and gentle exercises beat bed rest, and most back pain fades within six weeks. Get up every half hour, put the screen at eye height, and train belly, back and hips twice a week. Numbness, weakness in a leg, fever or trouble with the bladder needs a doctor today.',
  },
  {
    id: 'sleep',
    says: `
      how do I sleep better
      what helps me fall asleep
      how many hours of sleep do I need
      I lie awake for hours
      how do I become a morning person
      is a nap bad
      why am I always tired in the morning
      how do I get up earlier
      I wake up at night and can't get back to sleep
      I keep waking up too early
      why do I wake at four in the morning
      wide awake at two every night, then dead at seven
      takes me ages to drop off
      legs won't settle at bedtime, tips?
      woke up five times again, what can be done
      haven't slept through since I turned fifty
      sleep is a disaster lately, what can I change
      lavender, melatonin, warm milk, does any of it work
      night owl, have to be a lark by september, how
      I fall asleep at once but at four it's over
      new flat, tram outside, not a wink
      bed at 11, asleep at 2
      insomnia at 70, is that normal
      what should I avoid in the evening to sleep sound
      I nap an hour after school, does that wreck the night
    `,
    answer:
      'Get up at the same time every day, also at the weekend; daylight in the first hour; no coffee after early afternoon; the phone outside the bedroom. If you lie awake for twenty minutes, get up and read something dull. Most adults need seven to nine hours. If it lasts for over a month, see a doctor.',
  },
  {
    id: 'shift-sleep',
    says: `
      how do I sleep with night shifts
      I work shifts, how do I keep a routine
      how do I get over jet lag
      nights this week, can't sleep in the day with the kids about
      earlies lates nights, my body has no clue
      security guard, home at seven, wide awake
      flying back from tokyo, zombie for a week, tips?
      how do nurses live with rotating shifts
      jet lag coming from new york
      after the third night shift I cry at adverts
      baker, up at 2am, when on earth do I sleep
      any routine possible on 4 on 4 off
      nap before a night shift yes or no
      blackout curtains enough for day sleeping?
      from nights to days in 24h, how do I flip
      time difference of 9 hours, how do i adjust quick
      eat what at three in the morning on duty
    `,
    answer:
      'After a night shift wear sunglasses on the way home, sleep at once in a dark, cool room, and nap before the next one. Keep meals small at night. Tie your habits to getting up, not to the clock. For jet lag, take daylight at the new morning and stay up until the new evening.',
  },
  {
    id: 'stress',
    says: `
      how do I handle stress
      how do I calm down quickly
      what helps against anxiety
      how do I stop worrying
      breathing exercise please
      pressure at work makes my jaw hurt, what can I do against it
      something quick to calm me right now
      how do people cope when everything lands at the same time
      stress stress stress, how do I get it down
      heart thumping, hands cold, how do I come down
      tell me a breathing thing
      anxious all day about nothing in particular, what helps
      always on edge since the move, how do I settle
      box breathing, how did that go
      stress relief that takes five minutes
      exam term, wedding and a leaking roof, how do I keep calm
      doctor says less stress, ha, how
      What are proven means against tension?
      caring for mum plus job, how do I not go under
    `,
    answer:
      'For now: breathe in for four, out for six, ten times, feet on the floor. Then write down everything that presses and mark what you can do something about today. Over weeks, sleep, walks and fewer promises do most. If worry keeps you from sleeping or working for two weeks, a doctor can help.',
  },
  {
    id: 'meditation',
    says: `
      how do I start meditating
      does meditation work
      how long should I meditate
      my mind wanders when I meditate
      tried sitting still, fell asleep
      meditation for restless people, is there such a thing
      my thoughts run like monkeys when I close my eyes on the cushion
      an app or just sit on a cushion and breathe
      how many minutes of mindfulness a day to feel anything
      mindfulness, what do I actually do
      is it against my faith to meditate
      om or count or what
      I can't empty my head when I sit down to it
      lotus seat hurts, chair ok?
      sat ten minutes, thought about shopping for nine
      meditating makes me more nervous, normal?
      walking meditation, how
      when's best, morning or night, for sitting in silence
    `,
    answer:
      'Five minutes, sitting, eyes closed, counting breaths to ten and beginning again. The mind will wander; noticing it and coming back is the exercise itself. At the same time each day for three weeks, then see whether you are calmer. If it stirs up bad memories, stop and talk to somebody.',
  },
  {
    id: 'burnout-signs',
    says: `
      am I burnt out
      how do I know it is burnout
      I am exhausted for months, what should I do
      work makes me ill
      dread, tears in the car park, no sleep, is that burnout
      I used to love teaching, now I feel nothing
      weekend doesn't help any more, monday I'm just as empty
      running on fumes since last year, when is it serious
      can't remember simple words, crying at emails, what is it
      everything's grey and work is a wall
      is it burnout or am I just lazy
      my body says stop. my boss says more
      60 hour weeks since august and there's nothing left of me
      symptoms of burnout?
      should I go off sick when I'm that empty
      doctor or holiday, which one does an emptied out person need
      cynical about my patients, I never was like that
      how do you tell ordinary tiredness from a breakdown coming
    `,
    answer:
      'Signs are tiredness that rest does not cure, distance from work you used to like, and the feeling of achieving nothing, for weeks. See your doctor, who can also write you off sick, and tell one person at work. Cut one duty now rather than adding a habit.',
  },
  {
    id: 'quit-smoking',
    says: `
      how do I stop smoking
      what helps against nicotine cravings
      is vaping better than smoking
      how long do cravings last
      I had one cigarette, is it over
      is vaping harmful
      I smoked one at a party, what now
      I had a cigarette yesterday, does it ruin everything
      20 a day for 30 years, how does one get off
      day two and I could eat the curtains
      cold turkey or cutting down
      tried to quit the fags five times, what works
      first cig with the coffee is the worst, what instead
      patch plus gum or just will
      vapes, better or same poison
      expecting and still smoking, how do I stop quick
      the urge for a smoke comes every hour, how long till it's gone
      quit date is monday, what do I prepare
      fags are 15 quid a pack, how do I finally kick them
      nicotine pouches, any safer
      six days without and climbing the walls
      had a drag off my mate's, do I start from zero
    `,
    answer:
      'Set a day, throw everything out the evening before, and use nicotine patches with gum or a doctor’s medicine: together with advice they more than double the chance. A craving passes within five minutes. The first three days are the worst. One cigarette is a slip, not the end: go on from here.',
  },
  {
    id: 'drink-less',
    says: `
      how do I drink less
      is a glass of wine a day ok
      how do I stop drinking
      how much alcohol is too much
      what happens when I quit alcohol
      bottle of red is gone every evening, how do I get that down
      two beers a night for years, is that too many
      dry january went well, since then back to old
      how many units is a pint
      wine o'clock has become five o'clock
      I can't have just one
      cutting down on booze, tips
      do I have a drinking problem if it's only weekends but then a lot
      what do I drink instead of wine in the evening
      shaky without my schnapps in the morning
      stop completely or drink less, which is easier
      blackouts on saturdays, i'm 22
      husband says I drink too much
      what changes when you give up alcohol for a month
    `,
    answer:
      'Less is always healthier; many countries advise at most 14 small units a week with several days off. Decide the number before the evening, start later, and have something good without alcohol at hand. If you drink every day and shake or sweat without it, do not stop alone: a doctor makes it safe.',
  },
  {
    id: 'sugar-blood-pressure',
    says: `
      how do I lower my blood pressure
      how do I get my cholesterol down
      I have prediabetes, what can I do
      how do I cut sugar
      150 over 95 this morning, what can I do besides pills
      doctor frowned at my cholesterol
      blood sugar slightly high, said the nurse
      how much salt is too much
      hypertension runs in our family, how do I keep mine low
      ldl 4.9, what do I eat
      sugar in everything, how do I get off it
      prediabetic at 44, scared
      high blood pressure and I love cheese
      does beetroot juice bring the pressure down
      hba1c 43, what now
      which foods lower the bad cholesterol
      my dad got diabetes at 50, how do I not
      upper value always over 140, changes that help?
    `,
    answer:
      'Walk half an hour a day, eat less salt and ready meals and more vegetables, beans and oats, lose some weight if there is too much, and drink little alcohol. That moves all three within three months. Measure at home at the same time of day and take the numbers to your doctor. Change no medicine by yourself.',
  },
  {
    id: 'headache-screen',
    says: `
      my eyes hurt from the screen
      how do I spend less time on screens
      I get headaches at the computer
      eyes like sandpaper after a day of spreadsheets
      twelve hours of monitors a day, how do I cut that
      my eyes burn from the monitor
      blurry in the evening after coding all day
      computer glasses, do they help
      20 20 20 rule for the eyes
      dry eyes from the laptop
      pressure behind the eyes when I stare at the monitor too long
      dark mode better for tired eyes?
      how far should the screen be from my face
      head hurts from video calls, six a day
      blue light filter yes or no
      after gaming my eyes are red and my head aches
      accountant, two monitors, squinting by noon
    `,
    answer:
      'Look at something far away for twenty seconds every twenty minutes, put the screen at arm’s length and lower the brightness to that of the room. Drink, and get up each half hour. A test of your eyes is worth it once a year. A sudden, very strong headache is for the emergency doctor.',
  },
  {
    id: 'see-doctor',
    says: `
      should I see a doctor
      how do I find a good doctor
      what do I say at the doctor's
      how do I get a second opinion
      cough for five weeks, is that a reason to go to the gp
      always feel I'm wasting the doctor's time
      ten minutes with the GP, how do I use them
      receptionist asks what it's about, what do I tell her
      doctor never listens
      want another opinion before the operation, how
      is it worth an appointment or will it go by itself
      I forget half of it once I'm in the consulting room
      how long do you wait before going with a thing that doesn't get better
      new in town, how to find a decent GP
      embarrassing problem, how do I tell a doctor
      he only looked at the computer and gave me pills
      Where does one obtain a second opinion without offending one's physician?
      haven't been to a doctor in fifteen years, should I have a check up
    `,
    answer:
      'If something is new, gets worse, wakes you at night or has lasted for three weeks, go. Write down since when, how often, what makes it better or worse, what you take, and your one main question; put that question first. A second opinion is normal: ask for your results to take along.',
  },
  {
    id: 'therapist',
    says: `
      how do I find a therapist
      what happens in therapy
      do I need therapy
      how do I ask for help with my mental health
      six months waiting list for therapy, what do I do meanwhile
      counselling, how do I get it
      therapist or coach or psychologist, who does what
      I think I need to talk to a professional, where do I start
      what do you say in the first session
      shy about telling my gp I'm not ok in the head
      my therapist and I don't click, may I change
      is online therapy any good
      how do I know if I'm bad enough for therapy
      therapy is expensive, is there a cheap way
      men don't do therapy where I come from, would it help though
      do they make you lie on a couch
      cbt or the digging in childhood kind
      is what I tell a counsellor secret
    `,
    answer:
      'Your doctor, the health service’s own line or your insurer’s list are the usual ways; ask several at once, because waits are long. In the first talk you say what troubles you and see whether you feel understood; it is fine to change. You need not be very ill to go. If you think of ending your life, call a crisis line or the emergency number today.',
  },
  {
    id: 'back-after-break',
    says: `
      how do I get back into sport after a long break
      I haven't trained for months, where do I begin
      how do I start again after an injury
      two years no sport, where do I pick up
      broke my wrist in spring, cast is off, climbing again how
      used to play handball, last time 2011, now the old boys want me back
      after the knee operation, how do I begin to train
      lockdown killed my gym habit, starting over now
      back in the pool after ten years, how much
      torn calf healed, how much can I do
      was fit once. was. how does one return to it
      achilles is good again, how careful should I be
      first training after half a year off, how hard
      muscle memory real?
      out for four months with the shoulder, how do I build up again
      do I start from scratch after such a long pause from sport
      getting back on the bike after a long illness, gently how
    `,
    answer:
      'Begin at half of what you did before, for two weeks, with a day between. What you had comes back quicker than it came at first. Add a tenth a week. After an injury, ask whoever treated it what you may load, and stop when pain rises during the session.',
  },
  {
    id: 'walk',
    says: `
      how many steps a day are healthy
      is walking enough exercise
      how do I walk more
      do 10000 steps matter
      my watch nags me for 10000, where does that number come from
      3000 steps a day, bad?
      I only walk the dog, is that sport
      does strolling count
      how do I get more steps in with a desk job
      walking instead of jogging, good enough?
      how fast is brisk
      nordic walking, any better than plain
      hour's walk each evening, will it do something for my heart
      gran is 84, how far should she walk
      get off the bus early, does that sort of thing help
      does walking burn anything
      steps steps steps, how many really
      lunchtime stroll of 15 minutes, is that anything
    `,
    answer:
      'Most of the gain comes between 4,000 and 8,000 steps a day; 10,000 was an advertisement. Brisk walking, so that you can talk but not sing, counts as exercise. Get off a stop earlier, ring people while walking, and walk after meals.',
  },
  {
    id: 'swim-learn',
    says: `
      can you learn to swim as an adult
      how do I start swimming
      how do I breathe when swimming crawl
      41 and never learned to swim, embarrassing, where do I go
      scared of deep water, can I still learn it
      crawl leaves me gasping after one length
      water goes up my nose every time
      head out of water like a turtle, thats me
      adult beginner lessons, how many until you float
      breaststroke ok, front crawl no chance
      my legs sink
      teach yourself swimming or take a course
      how do I get air in while doing front crawl
      grew up in a desert country, can swim not one metre
      what do I practise in the pool as a complete beginner
      panic as soon as I can't stand, what helps in the pool
      get from 25 metres to a kilometre how
    `,
    answer:
      'Yes, at any age: a course for adults of eight to twelve lessons is usual. For crawl, breathe out under water all the time and turn the head rather than lifting it; practise with a board, 25 metres at a time. Twice a week beats once for long.',
  },
  {
    id: 'period-hormones',
    says: `
      can I train on my period
      how does the menopause affect training
      what helps against period pain
      cramps so bad I skip training every month
      hot flushes in the middle of yoga
      first day of my period and there's a match
      perimenopause, weights or cardio
      why am I so weak the week before my period
      swimming with a tampon, fine?
      night sweats wreck everything, is it the change
      hormones all over the place at 48, how do I train
      heat pad, tea, running, what's best for cramps
      cycle syncing, any truth in it
      no period for four months since I train so much
      pms makes me eat and cry, does exercise help
      endometriosis and sport
      she's 13 and has terrible period pain, PE lessons or not
    `,
    answer:
      'Train as you feel: easy movement and warmth ease cramps for many. In the menopause, strength training twice a week protects bones and sleep. Pain that stops you from working, very heavy bleeding or hot flushes that rule your days are worth a doctor’s appointment; much can be done.',
  },
  {
    id: 'recovery',
    says: `
      is a hot bath good after training
      do ice baths help
      how do I recover after a long run
      does massage help sore muscles
      should I eat after training
      how do I recover quicker between matches
      sauna after the gym, good for you?
      cold shower or warm after sport
      massage gun, worth the money
      foam roller, does it do anything
      wiped out two days after every long ride
      eat or sleep first after a late training
      what do the pros do to be fresh again next day
      compression socks any use
      chocolate milk after training lol true?
      rest day, sofa or gentle walk
      tournament saturday and sunday, how do I get fresh overnight
      recovery is taking forever since I turned 50
      what helps the body repair after hard sessions
    `,
    answer:
      'Sleep, food and an easy day do nearly all of it: something with protein and carbohydrate within two hours, water, and a walk the next day. Warm baths and massage feel good and do no harm; ice baths ease soreness a little. Stretch gently if you like it.',
  },
  {
    id: 'rest-sets',
    says: `
      how long should I rest between sets
      how many sets and reps
      how heavy should I lift
      how do I progress in the gym
      when do I add weight
      3x10 or 5x5
      one minute between sets, too short?
      bench stuck at 60, when do I go up
      how many reps for size
      when to put more plates on
      heavy and few or light and many
      my mate rests five minutes between sets, I think he's just chatting
      how near to failure do I go
      progressive overload, whats that in practice
      12 reps got easy, next?
      how many sets per muscle a week
      is it ok to do the same weight for months
      squat 3 sets of 8, pause how long
      dumbbell jumps from 8 to 10 kilos, too big, what do I do
    `,
    answer:
      'For strength, two to three minutes between heavy sets of four to six; for muscle, one to two minutes with eight to twelve. Choose a weight with which two more would still go well. When all sets reach the top number, add the smallest step.',
  },
  {
    id: 'heart-rate',
    says: `
      what is a normal resting heart rate
      what should my pulse be when running
      how do I measure my heart rate
      is my pulse too high
      52 at rest, is that low
      pulse 180 on an easy jog??
      watch shows 95 while I watch telly
      what should my heart do at my age, 62, on the bike
      how do you count the pulse without a watch
      max hr formula
      heart rate way higher than my mate's at same speed
      my heart skips a beat at times
      110 resting after coffee
      normal pulse for a 30 year old woman
      wrist sensor or chest strap, which is right
      my ticker races when climbing stairs
      fat burning zone, what's my number
      low sixties resting, good sign?
    `,
    answer:
      'At rest, 60 to 100 beats a minute are normal for adults, lower if you are trained. A rough maximum is 220 minus your age; easy training lies at 60 to 75 per cent of that, where you can talk. A pulse that stays over 100 at rest, skips, or comes with pain or dizziness belongs to a doctor.',
  },
  {
    id: 'overthinking',
    says: `
      how do I stop overthinking
      I can't stop thinking at night
      my thoughts go in circles
      how do I switch off my brain
      how do I stop ruminating
      replaying a conversation from tuesday for the hundredth time
      my brain is a hamster wheel
      I analyse every text he sends to death
      said something dumb at dinner three weeks ago, still thinking about it
      how do I get out of my own head
      thinking thinking thinking, never off
      in my head I'm debating with people who aren't there
      I chew on everything for days
      off switch for the brain, where
      what if I'd chosen otherwise, round and round, how do I end that
      can one learn to think less
      rumination, what works against it
      the same thought on repeat like a broken record
      girlfriend says I overthink everything
    `,
    answer:
      'Give worry a time: fifteen minutes in the afternoon, on paper, with “can I do something?” beside each line. At other times write one word down and postpone it to then. For circling at night, get up, light low, and do something dull with your hands. If it rules your days, a few sessions of therapy help well.',
  },
  {
    id: 'cold-vitamins',
    says: `
      does vitamin C help with a cold
      what helps against a cold
      which vitamins should I take
      do I need supplements
      should I take vitamin D in winter
      zinc lozenges shorten a cold, true?
      orange juice by the litre when I'm snotty, any point
      does garlic keep colds away
      echinacea drops or save the money
      how do I get through winter without catching everything
      immune boosting pills, worth it?
      vitamin c 1000 at the first sniffle, sense or not
      multivitamin every day so I don't get ill?
      colds non stop since the kid's in nursery, what strengthens the defences
      ginger shots, hype?
      the pharmacist sold me a bag of tablets against the cold, all useless?
      can you prevent a cold with supplements
      B12 as a vegan, do I have to
      folic acid, iron, d3, which do I really need
    `,
    answer:
      'A cold takes about a week whatever you take: rest, drink, honey for a cough, salt water for the nose. Vitamin C hardly changes it. Most people who eat a mixed diet need no supplements; vitamin D in dark winters, B12 for vegans and folic acid before a pregnancy are the usual exceptions. Ask a pharmacist if you take medicines.',
  },
  {
    id: 'eating-before',
    says: `
      what should I eat before a run
      how long after eating can I train
      should I run on an empty stomach
      what do I eat before the gym
      6am run, eat something or go empty
      banana how long before
      training at seven pm, when's dinner
      felt sick at circuit class, had pasta an hour before
      energy food before the gym
      stomach cramps when I eat before running
      what's a good bite half an hour before football
      fasted cardio yes or no
      ate a burger and went swimming, big mistake
      oats before a long ride, how much
      gap between meal and workout
      shaky in spin class on an empty tummy
      pre workout snack that doesn't lie heavy
      porridge then straight to dance class, ok?
    `,
    answer:
      'A meal two to three hours before, or something small an hour before, such as a banana or toast. Easy runs under an hour work without breakfast if you like it; hard or long ones do not. Afterwards eat a normal meal. Try everything in training first.',
  },
  {
    id: 'miles-week',
    says: `
      how many miles a week should I run for a half marathon
      how many kilometres a week for a marathon
      how long should my longest run be
      how do I train for a half marathon
      can I run a half with three runs a week
      21k in october, how much per week
      three runs a week, enough for the half or not
      how far should the longest one be before a half
      marathon training, how many k weekly
      currently 15 km a week, what do I need for a half
      do I have to run 20 before I run 21
      peak week how high
      weekly mileage for a first timer
      12 weeks to a half, how do I build up
      long run stuck at 11, race is 21.1
      is 30 km a week too little for a marathon
      how quick can I raise my distance
      two runs and one bike ride a week, does that carry me through a half
      how many weeks to train for 42 km
    `,
    answer:
      'For a first half, three runs a week and 25 to 40 km are enough: one easy, one a bit quicker, one long that grows to 16 or 18 km two or three weeks before. For a marathon 40 to 60 km with long runs up to 30. Add a tenth a week, and every fourth week less.',
  },
  {
    id: 'doctor-weight-kids',
    says: `
      how do I get my toddler to eat vegetables
      my child only eats pasta
      how do I get my kids to eat healthily
      my child won't go to bed
      she's four and lives on bread and butter
      fussy eater, dinner is war
      our son spits out everything green
      bedtime takes two hours every night
      my 2 year old throws his plate
      how do I get fruit into a boy who only wants nuggets
      school dinner comes home untouched
      toddler up and down like a yo yo after lights out
      hide the courgette or tell the truth
      picky kid, what do I do
      should they finish the plate
      granny feeds them sweets all day
      three year old comes into our bed at night
      he's chubby and gets teased, how do we eat better as a family
    `,
    answer:
      'Put a little of it on the table every day, eat it yourself and say nothing; it can take ten to fifteen tries. Let them help to cut and choose. You decide what and when, they decide how much. If your child loses weight or eats only a handful of foods, ask the doctor.',
  },
  {
    id: 'heat',
    says: `
      can I run in the heat
      is it ok to train in winter
      should I run in the rain
      how do I exercise when it is hot
      34 degrees and training tonight, go?
      what time of day for sport in a heatwave
      felt dizzy on the bike in the sun
      summer kills my pace
      is it dangerous to exercise at 30 degrees
      outdoor bootcamp in the frost, ok?
      how much do I drink when it's boiling and I play tennis
      goosebumps in the heat, bad sign?
      sport when it's sticky and humid
      can old people do exercise in the hot weather
      heat wave, should the kids' football go ahead
      cap, water, shade, what else in the heat
      thunder while rowing, get out or wait
      in southern spain for august, when do I train
    `,
    answer:
      'In heat go early, slower and shorter, with water and shade, and stop with dizziness or goose bumps. In cold, layers, gloves and a slow start; below minus ten breathe through a scarf. Rain harms nobody who changes afterwards. Ice and thunder are reasons to stay in.',
  },
  {
    id: 'pregnant-sport',
    says: `
      12 weeks gone, may I still lift
      can I run while pregnant
      which sport is safe with a bump
      fourth month and spin class, ok or not
      pregnant and so used to training, what must I leave out
      swimming at eight months, good idea?
      gave birth six weeks ago, when can I jog again
      I leak a bit when I jump since the birth
      pelvic floor, how do I train it
      yoga in the third trimester, which poses not
      my belly muscles have a gap since the baby
      is it bad to do sit ups when expecting
      climbing in early pregnancy, my husband says no way
      first trimester, sick all day, exercise or rest
      back to the gym after a c section, how soon
      How much exercise is advisable for an expectant mother?
    `,
    answer:
      'In an ordinary pregnancy moving is good for both of you: walking, swimming, gentle strength, at a pace at which you can talk. Leave out diving, contact sports and whatever may end in a fall. With bleeding, pain, dizziness or leaking water stop and ring your midwife. Afterwards begin with walks and the pelvic floor; running usually waits for three months and a check.',
  },
  {
    id: 'chronic-pacing',
    says: `
      good day I do everything, next day I'm in bed
      how do I plan anything with a chronic illness
      long covid, three steps forward two back
      fibromyalgia and goals, does that even go together
      some mornings I can't hold a cup, how do I keep at my painting
      ms fatigue hits like a wall at noon
      how do people with chronic pain stay active
      spoons are gone by ten o'clock
      what is pacing
      rheumatism flares up every time I garden for an afternoon
      me/cfs here, what can I do without crashing
      disabled and tired of plans made for healthy people
      I pay for every outing with two days on the sofa
      arthritis in my hands, how much knitting is too much
      after chemo I've the strength of a kitten, how do I build up slowly
      How may one pursue a project when one's health varies from day to day?
    `,
    answer:
      'Do on good days only a little more than on bad ones; the overdoing brings the crash. Find an amount that also works on a bad day, stop there, and rest before you need it. Add a tenth only after two calm weeks, and nothing at all if effort makes you ill for days. Your doctor or a specialist clinic knows what is safe for you.',
  },
  {
    id: 'weed-less',
    says: `
      smoke a joint every night, how do I get off it
      weed makes me lazy but I can't sleep without
      how do I stop smoking weed
      three days no cannabis and I dream like mad
      does the bad sleep pass when you quit weed
      stoned every day since I was 17, I'm 31 now
      cut down or stop cold with hash
      all my mates blaze, how do I say no to a spliff
      irritable as hell since I put the bong away
      is cannabis addictive or is it just in my head
      edibles instead of joints, any better
      my girlfriend says it's me or the weed
      want my memory back after years of pot, does it recover
      how long do cravings for weed last
      my son smokes cannabis in his room, what do I do
      weekend stoner, when does it become a problem
    `,
    answer:
      'Set a day and throw out what is left, or first drop the earliest one of the day and then the next. Bad sleep, wild dreams and a short temper are usual for one to three weeks, and pass. Put something else in its hour and tell one person. If stopping fails, or you hear or fear strange things, a doctor or drug advice centre helps in confidence.',
  },
  {
    id: 'snoring',
    says: `
      my wife moves to the sofa every night because of my snoring
      he snores like a chainsaw and I'm in tears
      how do I stop snoring
      apparently I stop breathing in my sleep, says my girlfriend
      snoring strips, mouth tape, which of it works
      separate bedrooms because he saws wood, is that the end of a marriage
      woke up gasping again and the morning headache with it
      I snore only after beer, why
      hut weekend with the ski club and I'm scared of my own snoring
      what is sleep apnoea
      is snoring dangerous or just annoying
      got a mask from the sleep clinic and I can't stand it on my face
      my dad's snores shake the wall, we all lie awake
      on my back I snore, on the side not, how do I stay on my side
      earplugs don't keep out his snoring any more, what now
      My husband's snoring has become louder with age; ought he to be examined?
    `,
    answer:
      'Sleep on your side, leave out alcohol in the last hours, clear the nose with salt water, and lose weight if you need to. Whoever lies beside it may use earplugs, go to bed first, or sleep next door without shame. Very loud snoring with pauses, gasping or sleepiness by day may be sleep apnoea. A doctor can have it measured, often at home, and it can be treated well.',
  },
];
