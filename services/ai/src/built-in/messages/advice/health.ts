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
    `,
    answer:
      'In heat go early, slower and shorter, with water and shade, and stop with dizziness or goose bumps. In cold, layers, gloves and a slow start; below minus ten breathe through a scarf. Rain harms nobody who changes afterwards. Ice and thunder are reasons to stay in.',
  },
];
