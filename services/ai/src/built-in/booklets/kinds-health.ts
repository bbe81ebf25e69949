import { type Kind, step, tip } from './kind.ts';

// Longer than other files on purpose: one category's knowledge, read from top to bottom like a booklet.
export const healthKinds: readonly Kind[] = [
  {
    id: 'lose-weight',
    category: 'health',
    name: 'Lose weight',
    matches: [
      [
        /\b(lose|loose|losing|drop|shed|burn)(ing)? (some |the |my |more |about |around |at least |up to |a few |another |extra |baby |\d+([.,]\d+)? ?|ten |five |twenty |a )*(weight|kilos?|kgs?|pounds?|lbs?|stone|fat|belly\w*)\b/,
        16,
      ],
      [
        /\b(weight loss|get rid of (?:my |the )?(?:belly|fat|love handles)\w*|slim down|get (slim|slimmer|lean|thinner|ripped|a six[- ]pack)|six[- ]pack|overweight|diet(ing)?|calorie deficit|fit into my|(weigh|get down to|down to) \d+|(get|go|come|back) to \d+([.,]\d+)? ?(kg|kilos?|lbs?|pounds|stone))\b/,
        13,
      ],
    ],
    measures: ['kg', 'lb', 'stone'],
    soundPace: {
      perWeek: { kg: 1, lb: 2, stone: 0.15 },
      warning:
        'That is faster than the half to one kilo a week that health services recommend, so read the date as the end of this stretch rather than a promise, and speak to a doctor before going quicker.',
    },
    overview:
      'Weight comes off in the kitchen and stays off through routine. This plan changes a few meals you repeat anyway, adds walking and some strength, and never asks you to be hungry for long.',
    approach:
      'The scales wander by a kilo or more from one morning to the next, so you will follow the weekly average. Half to one kilo a week is a pace people keep. If you take medication, are pregnant or have struggled with eating, talk to a doctor first.',
    steps: [
      step(
        'Write down everything you eat for one week',
        'No changes yet, no verdict. You are looking for the two or three hundred-calorie habits that you would not miss.',
        ['Weigh yourself on three mornings and take the mean', 'Mark what you ate without being hungry'],
        { resources: 'Free 12-week plan: https://www.nhs.uk/better-health/lose-weight/' },
      ),
      step(
        'Fix five dinners with half a plate of vegetables',
        'Half vegetables, a quarter protein, a quarter starch, and all five things you like. Repetition removes the nightly decision.',
        ['Choose the five and write the shopping list', 'Cook double portions twice a week'],
        { measured: 'First {20%} lost on five steady dinners' },
      ),
      step(
        'Walk 8,000 steps on five days a week',
        'Start from your present count and add a thousand each week. After meals is the best moment.',
        ['Find your current daily average', 'Choose a fifteen-minute round from your door'],
      ),
      step(
        'Swap the three costliest snacks and drinks',
        'Replace, do not forbid: the same place and time, something smaller or with more protein. Liquid calories go first.',
        ['Take the three from your food week', 'Keep the replacements at eye level'],
        { measured: 'Snacks and drinks swapped: {50%} lost' },
      ),
      step(
        'Train your muscles twice a week',
        'Squat, push, pull, carry: twenty-five minutes at home. It protects muscle, so that what you lose is fat.',
        ['Learn the four movements with a chair and a bag', 'Put both sessions in the calendar'],
        { resources: 'Workouts without equipment: https://darebee.com' },
      ),
      step(
        'Write your plan for parties, stress and plateaus',
        'One line each: if this happens, I will do that. Two flat weeks are normal; a smaller plate or another walk usually ends them.',
        ['List the last three slips and their hour', 'Tell one person the plan'],
        { measured: 'Reach {80%} lost with your slip plan in use' },
      ),
      step(
        'Hold the new weight for two weeks',
        'Eat at the level that keeps it and decide on a band of two kilos. Outside the band you return to your five dinners.',
        ['Take the same photograph as at the start', 'Choose the two habits that stay for good'],
        { measured: '{total} lost and held steady' },
      ),
    ],
    suggestions: [
      tip(
        'Eat protein early',
        'A filling breakfast quiets the afternoon.',
        'Eggs, yoghurt or beans',
        'Note when hunger comes',
      ),
      tip('Sleep on it', 'Short nights raise appetite the next day.', 'Seven hours for a week', 'Compare your snacks'),
      tip(
        'Measure more than kilos',
        'Waist and energy move when scales do not.',
        'Tape measure every second Sunday',
        'One pair of trousers as a witness',
      ),
      tip(
        'Shop after eating',
        'What is not at home is not eaten at ten.',
        'A list and twenty minutes',
        'Skip two aisles',
      ),
      tip(
        'Plan the enjoyable meal',
        'One meal a week without counting keeps peace.',
        'Choose it beforehand',
        'With company, slowly',
      ),
      tip('Put the fork down', 'Fullness needs twenty minutes to arrive.', 'Smaller plates', 'Water first'),
    ],
  },
  {
    id: 'healthier-lifestyle',
    category: 'health',
    name: 'Live a healthier lifestyle',
    matches: [
      [
        /\b(health(y|ier) (\w+ )?(lifestyle|life|living|habits?|routine)|live health(y|ier|ily)|(be|get|become|feel|being|getting) (more )?(health(y|ier)|fitter)|improve my health|take care of my(self| body| health))\b/,
        16,
      ],
      [
        /\b(eat(ing)? (better|health(y|ier|ily)|clean\w*|more (vegetables|veg|fruit|balanced))|balanced meals|more energy|cut (out |down )?(on )?junk( food)?|stop eating junk\w*|(?:go|become|be|turn) (?:an? )?(?:vegan|vegetarian)|(?:quit|stop eating|give up) (?:on )?junk food|drink more water|high blood pressure|cholesterol)\b/,
        12,
      ],
      [/\b(healthy|healthier|nutrition)\b/, 6],
    ],
    measures: ['habits'],
    overview:
      'A healthier life is built from four ordinary things that hold each other up: sleep, food, movement and breaks. You will change one at a time and only add the next when the last has become dull.',
    approach:
      'Start with sleep, because tired people do not cook or move. Every week gets one small aim that you could keep on a bad day, and Sunday decides whether it stays.',
    steps: [
      step(
        'Take your baseline for seven days',
        'Bedtime, meals, steps, mood at four o’clock: four marks a day on one sheet. You will see which corner is weakest.',
        ['Print or draw the sheet', 'Book the health check that is overdue'],
      ),
      step(
        'Set one bedtime and defend it',
        'Same hour seven nights, screens off forty minutes before. Energy is the first return you will notice.',
        ['Set an alarm for going to bed', 'Move the charger out of the bedroom'],
        { resources: 'Sleep advice: https://www.nhs.uk/every-mind-matters/mental-health-issues/sleep/' },
      ),
      step(
        'Build a weekly menu of balanced meals',
        'Three breakfasts, three lunches, five dinners, each with something green and something with protein. Shop once.',
        ['Write the menu around what you already cook', 'Prepare two lunches on Sunday'],
        { resources: 'Balanced plates: https://www.nhs.uk/live-well/eat-well/' },
      ),
      step(
        'Reach 150 minutes of movement a week',
        'Brisk walking counts. Spread over five days, with two short sessions for strength.',
        ['Turn one regular trip into a walk', 'Try two activities and keep the nicer one'],
        { resources: 'Get active: https://www.nhs.uk/better-health/get-active/' },
      ),
      step(
        'Place three real breaks in the working day',
        'Stand, daylight, slow breath: five minutes each. Stress falls when the body believes the hour is over.',
        ['Put them next to existing habits', 'Leave the phone at the desk'],
      ),
      step(
        'Hold a ten-minute review each Sunday',
        'What worked, what was in the way, one aim for the week. Keep the aim small enough to smile at.',
        ['Choose the hour and the notebook', 'Write the first three weekly aims'],
      ),
      step(
        'Keep all four habits through a messy week',
        'A visit, a deadline, a cold: choose the smallest version of each and keep that. Then it is a lifestyle.',
        ['Write the two-minute version of each habit', 'Compare with your first sheet'],
        { measured: 'Keep {total} through a messy week' },
      ),
    ],
    suggestions: [
      tip('Change the room, not yourself', 'What is in sight gets done.', 'Fruit on the table', 'Shoes at the door'),
      tip(
        'Stack it',
        'A new habit rides on an old one.',
        'After coffee: five squats',
        'After lunch: once round the block',
      ),
      tip('Drink first', 'Thirst dresses up as tiredness.', 'A glass on waking', 'A bottle on the desk'),
      tip('Get morning light', 'Ten minutes outside set the inner clock.', 'Before screens', 'Clouds do not matter'),
      tip('Choose your evening end', 'Kitchens should close.', 'Tea at nine', 'Brush teeth early'),
      tip(
        'Find company',
        'People keep what they do together.',
        'One walk a week with a friend',
        'Same day, same corner',
      ),
    ],
  },
  {
    id: 'mental-health',
    category: 'health',
    name: 'Look after my mental health',
    matches: [
      [
        /\b(mental (health|well-?being)|anxi(ety|ous)|panic attacks?|mindful(ness)?|meditat(e|ion|ing)|journal(l?ing)?|(reduce|manage|less|handle|cope with|lower)(ing)? (my |the )?stress(ed)?|burn-?out|overthink\w*|worry less|inner peace|calmer|be happier|self[- ]esteem|confidence|more confident|self[- ]confidence|depress\w+|therapy|therapist|emotional(ly)?|self[- ]care|stressed|feel(ing)? (happier|better|calmer|better about myself|less (sad|down|anxious|stressed))|happier|get over (my|a|the) (ex|break-?up|divorce|loss)|heartbreak|heartbroken|grief|grieving|break-?up)\b/,
        14,
      ],
      [/\bmental health\b/, 17],
    ],
    subject: {
      find: [
        [/\b(anxiety|stress|panic attacks|burn-?out|overthinking)\b/, '$1'],
        [/\banxious\b/, 'anxiety'],
      ],
      otherwise: 'heavy moods',
    },
    overview:
      'You are not asked to feel well, only to do a few things that make it more likely. The plan gives {subject} less room through breathing, writing, movement and people, in doses that fit a hard week.',
    approach:
      'Small and daily is the rule. This is self-help and no treatment: if weeks stay dark, or sleep and work suffer, let a doctor or therapist share the load. Asking early is a strength.',
    steps: [
      step(
        'Keep a mood line for ten days',
        'One number and three words each evening. Patterns with sleep, people and screens appear by themselves.',
        ['Put pen and card beside your bed', 'Note what helped, however small'],
      ),
      step(
        'Learn one breathing exercise for rough moments',
        'In for four, out for six, five minutes. Practise while calm so that it is there when you are not.',
        ['Do it at the same time on five days', 'Choose the word you will say on the out-breath'],
        { resources: 'Exercises: https://www.nhs.uk/every-mind-matters/' },
      ),
      step(
        'Sit in mindfulness for ten minutes on five days',
        'Attention wanders, you bring it back; that is the exercise, not a failure. A guided voice helps at first.',
        ['Choose a chair and a time', 'Begin with three minutes and add one'],
        { resources: 'Guided practice: https://www.headspace.com' },
      ),
      step(
        'Fill a worry page, then close it',
        'Fifteen minutes, always the same chair, before dinner. Worries at other times go on a slip for tomorrow.',
        ['Sort them: can act, cannot act', 'Write the next action beside those you can'],
      ),
      step(
        'Move outdoors three times a week',
        'Twenty minutes at a pace that lets you talk. For low moods it is among the best-tested helps there are.',
        ['Pick a route with trees or water', 'Ask someone along once a week'],
      ),
      step(
        'Tell one trusted person how it really is',
        'You choose whom and how much. “You needn’t fix it” makes listening easier for them.',
        ['Write the first sentence beforehand', 'Agree how they may ask about it'],
        { resources: 'Information and support: https://www.mind.org.uk' },
      ),
      step(
        'Write your own first-aid plan for low days',
        'Early signs, five things that help, three people, one professional. Keep it on the fridge and in your wallet.',
        ['Collect what your mood line taught you', 'Look up how to get an appointment, before you need one'],
      ),
    ],
    suggestions: [
      tip(
        'Name it to tame it',
        'A precise word cools a feeling.',
        'Not “bad”: tense, sad, ashamed?',
        'Say where you feel it',
      ),
      tip(
        'Guard the first half hour',
        'News and messages can wait.',
        'Curtains, water, window',
        'Phone after breakfast',
      ),
      tip(
        'Write three good things',
        'Small and particular, in the evening.',
        'What, and why it happened',
        'Seven evenings',
      ),
      tip(
        'Speak to yourself as to a friend',
        'The tone matters more than the argument.',
        'Use your own name',
        'One kind sentence',
      ),
      tip(
        'Do the opposite for five minutes',
        'Moods advise staying in; test it.',
        'Shoes on, to the corner',
        'Then decide again',
      ),
      tip('Thin out the feed', 'Comparison is tiring work.', 'Unfollow ten accounts', 'One evening without'),
    ],
  },
  {
    id: 'running',
    category: 'health',
    name: 'Run a race',
    matches: [
      [
        /\b(marathon|half[- ]marathon|couch to 5k|triathlon|ironman|ultra|parkrun|trail run|fun run|10k race|5k race)\b/,
        16,
      ],
      [
        /\b(run|running|jog|jogging|race)(ning)? (an? |my |my first |the |at least )?(\w+ )?(\d+([.,]\d+)? ?(k|km|kms|kilomet(re|er)s?|miles?)|five k|ten k|mile)\b/,
        16,
      ],
      [/\b(start|take up|get into|love|enjoy|begin)(ing)? (running|jogging)\b/, 14],
      [/\b(run|runner|jog|running|jogging)\b/, 8],
      [
        /\b(cycl(e|ing)|swim(ming)?|hik(e|ing)|row(ing)?|walk(ing)?) (\w+ )?\d+([.,]\d+)? ?(k|km|kilomet(re|er)s?|miles?|lengths)\b/,
        13,
      ],
    ],
    subject: {
      find: [
        [/\b(half[- ]marathon|ultra ?marathon|marathon|triathlon|ironman|parkrun|trail run|fun run)\b/, 'the $1'],
        [/\b(\d+) ?(?:k|km|kms|kilometres|kilometers)\b/, 'the $1 km'],
        [/\b(\d+) ?miles?\b/, 'the $1 miles'],
      ],
      otherwise: 'race day',
    },
    measures: ['km', 'mile'],
    ladder: true,
    implied: [
      { when: /\bhalf[- ]marathon\b/, amount: 21.1, unit: 'km' },
      { when: /\bmarathon\b/, amount: 42.2, unit: 'km' },
      { when: /\b(couch to 5k|parkrun|five k)\b/, amount: 5, unit: 'km' },
      { when: /\bten k\b/, amount: 10, unit: 'km' },
    ],
    overview:
      'For {subject} you need patience more than speed: most new runners go too fast, too soon. Nearly all of your training will be at a pace where you could tell a story in full sentences.',
    approach:
      'Three outings a week, one of them longer, every fourth week lighter. Pain that changes your stride means two days off; a longer break is fine, and you resume one step back. New to exercise or over 40 with heart worries: see a doctor first.',
    steps: [
      step(
        'Get fitted shoes and cover your first easy outing',
        'Twenty minutes, walking breaks allowed, home with breath to spare. Note how it felt rather than how fast it was.',
        ['Go to a shop that watches you move', 'Plan three routes from your door'],
        { resources: 'Beginners’ plan: https://www.nhs.uk/better-health/get-running-with-couch-to-5k/' },
      ),
      step(
        'Settle into three outings a week',
        'Two easy, one longer. The same weekdays, so that it stops being a decision.',
        ['Put the days in the calendar', 'Add ten minutes of calf and hip exercises twice'],
        { measured: 'Cover {20%} at talking pace' },
      ),
      step(
        'Stretch the long one by a tenth each week',
        'Slow down until it is easy to finish. Every fourth week you shorten it again, on purpose.',
        ['Write the distances in advance', 'Find company for the long one'],
        { measured: 'Long outing reaches {40%}' },
      ),
      step(
        'Add one session with faster minutes',
        'Six times one minute brisk, two minutes easy. It teaches the legs without tiring the week.',
        ['Find a flat stretch or a gentle hill', 'Log effort from one to ten'],
        { measured: 'Long outing reaches {60%}, plus one brisk session' },
      ),
      step(
        'Take part in a shorter event as rehearsal',
        'Pinning on a number, the crowd, starting too fast: better met before it matters.',
        ['Enter something at half the distance', 'Practise breakfast and drink exactly as planned'],
        { resources: 'Free weekly 5 km: https://www.parkrun.com' },
      ),
      step(
        'Reach your longest training distance',
        'It does not have to be the full distance. Same shoes, same food, same hour as on the day.',
        ['Plan a loop that passes home', 'Rest two full days afterwards'],
        { measured: 'Longest training day: {80%}' },
      ),
      step(
        'Ease off, then cross the line of {subject}',
        'Half the volume in the last week or two; fitness stays and freshness comes. Begin slower than you believe possible.',
        ['Lay everything out the evening before', 'Divide the route into three parts with one thought each'],
        { measured: 'All {total}, start to finish' },
      ),
    ],
    suggestions: [
      tip(
        'Run slower than pride likes',
        'Easy is where endurance grows.',
        'Sing one line as a test',
        'Leave the watch at home once a week',
      ),
      tip(
        'Strengthen what complains',
        'Ten minutes prevent most injuries.',
        'Calf raises, single-leg squats',
        'While the kettle boils',
      ),
      tip('Lay out your kit', 'The door is the hardest hill.', 'Shoes on the mat', 'Promise yourself five minutes'),
      tip(
        'Eat for the long one',
        'Bodies run on dinner.',
        'Starch the night before',
        'Something small every forty minutes',
      ),
      tip(
        'Keep a training line',
        'Three words a day show tiredness early.',
        'Sleep, legs, mood',
        'Two bad lines: rest',
      ),
      tip(
        'Choose a reason for the last part',
        'Legs ask why near the end.',
        'Dedicate it to someone',
        'Write it on your hand',
      ),
    ],
  },
  {
    id: 'sport',
    category: 'health',
    name: 'Get better at my sport',
    matches: [
      [
        /\b(tennis|football|soccer|basketball|volleyball|golf|badminton|squash (court|club|league)|climb(ing)?|boulder(ing)?|swim(ming)?|surf(ing)?|ski(ing)?|snowboard(ing)?|box(ing)?|judo|karate|martial arts?|jiu[- ]?jitsu|rugby|cricket|hockey|fencing|rowing|cycl(e|ing)|bike ride|mountain bik\w+|skat(e|ing)|hik(e|ing)|summit|mont blanc|kilimanjaro|everest|sports?)\b/,
        12,
      ],
    ],
    subject: {
      find: [
        [
          /\b(tennis|football|soccer|basketball|volleyball|golf|badminton|climbing|bouldering|swimming|surfing|skiing|snowboarding|boxing|judo|karate|jiu[- ]?jitsu|rugby|cricket|hockey|fencing|rowing|cycling|skating|hiking)\b/,
          '$1',
        ],
        [/\b(?:swim)\b/, 'swimming'],
        [/\b(?:ski)\b/, 'skiing'],
        [/\b(?:surf)\b/, 'surfing'],
        [/\b(?:hike|summit)\b/, 'hiking'],
        [/\b(?:climb)\b/, 'climbing'],
      ],
      otherwise: 'your sport',
    },
    measures: ['lengths', 'matches', 'games', 'goals', 'routes', 'summits', 'km', 'mile', 'm'],
    ladder: true,
    overview:
      'Progress in {subject} comes from three sources in this order: technique somebody corrects, legs and lungs that last, and enough real situations to stay calm in. The plan feeds all three every week.',
    approach:
      'Rest belongs to training. Pain that changes how you move means a pause and a physiotherapist; in water, on ice and at height never go alone or above your training.',
    steps: [
      step(
        'Test yourself in {subject} on an ordinary day',
        'One number for skill, one for stamina, one honest sentence on nerves. They are your starting line.',
        ['Choose three tests you can repeat', 'Film five minutes from the side'],
      ),
      step(
        'Take four lessons with a coach or club',
        'Ask for the one fault that costs you most. A season alone rarely finds it.',
        ['Visit two clubs', 'Ask: what should I practise between lessons?'],
        { measured: 'Reach {25%} with a coach’s correction' },
      ),
      step(
        'Train the engine twice a week',
        'One long and easy, one short with quick bursts. In the last third of any effort this decides.',
        ['Fix the two days', 'Increase by a tenth, every fourth week less'],
        { measured: 'Reach {50%} with twice-weekly stamina work' },
      ),
      step(
        'Drill your weakest move two hundred times',
        'Slowly, then at speed, then tired. Twenty at a time, ten days.',
        ['Ask the coach for the drill', 'Count only the clean ones'],
      ),
      step(
        'Strengthen what your sport wears out',
        'Shoulder, knee, ankle, back: fifteen minutes twice a week keep you in the season.',
        ['Learn four exercises from a physiotherapist', 'Do them after easy sessions'],
        { resources: 'Exercise library: https://exrx.net' },
      ),
      step(
        'Rehearse the real thing under easier conditions',
        'A friendly match, a smaller hill, calm water, the same kit and the same hour.',
        ['Choose the occasion four weeks ahead', 'Write what rattled you'],
        { measured: 'Reach {75%} in a dress rehearsal' },
      ),
      step(
        'Play the big day in {subject} fresh',
        'Less training in the last week, more sleep, a plan for start, middle and trouble.',
        ['Pack from a list', 'Decide what you will do after the first mistake'],
        { measured: 'The big day: {total}' },
      ),
    ],
    suggestions: [
      tip(
        'Watch with a question',
        'Spectators learn when they look for one thing.',
        'Only the feet',
        'Ten minutes, then try',
      ),
      tip('Play with better people', 'They set your pace and your manners.', 'Once a week', 'Ask for one remark'),
      tip('Warm up like practice', 'The first ten minutes teach habits.', 'Same order', 'Add one skill'),
      tip(
        'Keep a match diary',
        'Memory keeps the score and forgets the reason.',
        'Three lines: what worked',
        'One thing for Tuesday',
      ),
      tip(
        'Eat and drink on purpose',
        'Half of late mistakes are thirst.',
        'Bottle before, during, after',
        'Something small at half time',
      ),
      tip('Have an easy day you respect', 'Adaptation happens in bed.', 'One free day', 'A walk at most'),
    ],
  },
  {
    id: 'strength',
    category: 'health',
    name: 'Get stronger',
    matches: [
      [
        /\b((build|gain|put on|grow)(ing)? (some |more |lean |\d+ ?\w+ (of )?)?(muscles?|strength|mass)|get(ting)? (stronger|strong|fit|in shape|into shape|toned|back in shape|jacked)|(be|become) stronger|go to the gym|hit the gym|join a gym|gym|weight ?lifting|lift(ing)? weights|bench( press)?|deadlift|squats?|pull-?ups?|push-?ups?|press-?ups?|handstand|crossfit|body ?building|work ?out|exercise|fitness|plank)\b/,
        13,
      ],
    ],
    measures: ['pull-ups', 'pullups', 'push-ups', 'pushups', 'press-ups', 'squats', 'kg', 'lb'],
    ladder: true,
    overview:
      'Strength answers one simple request: a little more than last time, then food and sleep. You will train the few movements that carry everything else and write every set down.',
    approach:
      'Two or three sessions of forty minutes are plenty. Technique is learnt with light loads while that is still easy; joint pain is a stop sign, sore muscles are not.',
    steps: [
      step(
        'Learn five lifts with an empty bar or a broomstick',
        'Squat, hinge, push, pull, carry. Film yourself from the side and compare.',
        ['Book one session with a coach, or film three sets', 'Choose gym or living room, for good'],
        { resources: 'Exercise library: https://exrx.net · At home: https://darebee.com' },
      ),
      step(
        'Test where you stand today',
        'How many clean repetitions, how much weight, how long a plank. Write date and number inside your training book.',
        ['Warm up for ten minutes first', 'Stop one repetition before form breaks'],
      ),
      step(
        'Train on two fixed days without a miss',
        'Full body both times, three sets of eight. Turning up is the programme at this stage.',
        ['Pack the bag the night before', 'Agree a backup day'],
        { measured: 'Reach {60%} with clean form' },
      ),
      step(
        'Add a small load at every third session',
        'The smallest plate, or one more repetition. Slow gains are the ones that stay.',
        ['Prepare the next numbers before you go', 'Rest two to three minutes between heavy sets'],
      ),
      step(
        'Eat protein at three meals',
        'A palm of it each time. Most people who do not progress are under-fed or under-slept.',
        ['Write down what you ate on two days', 'Fix the weakest meal'],
        { measured: 'Reach {75%}, fed and rested' },
      ),
      step(
        'Take a light week, then a third session',
        'Half the weights for seven days. You come back stronger, which is hard to believe the first time.',
        ['Put the light week on the calendar', 'Choose the lift that gets the extra session'],
        { measured: 'Reach {90%} after a light week' },
      ),
      step(
        'Retest every lift against your first page',
        'Same order, same warm-up. Keep the best number as the next starting point.',
        ['Sleep well two nights before', 'Bring someone who counts'],
        { measured: 'Test day: {total}' },
      ),
    ],
    suggestions: [
      tip('Log every set', 'Memory adds plates.', 'Weight, repetitions, feeling', 'Look before each session'),
      tip(
        'Leave one in the tank',
        'Grinding teaches bad form.',
        'Stop a repetition early',
        'Save all-out for test day',
      ),
      tip('Walk on days off', 'Blood carries repair.', 'Thirty easy minutes', 'No guilt'),
      tip(
        'Train with someone slightly better',
        'You will borrow their standards.',
        'Same hour weekly',
        'Film each other',
      ),
      tip(
        'Warm up with the movement',
        'Two light sets beat a treadmill.',
        'Empty, half, then work',
        'Same order always',
      ),
      tip('Look after your grip', 'Hands give up before backs.', 'Carry bags on purpose', 'Hang for thirty seconds'),
    ],
  },
  {
    id: 'sleep',
    category: 'health',
    name: 'Sleep better',
    matches: [
      [
        /\b(sleep(ing)? (better|more|well|earlier|through|\d+ hours|eight hours|seven hours)|better sleep|insomnia|fix my sleep|sleep (schedule|routine|problems?|quality)|go to bed (earlier|before|by)|fall asleep|hours of sleep|good night'?s sleep)\b/,
        14,
      ],
    ],
    overview:
      'Sleep cannot be forced, it can be invited. You will give your body a steady clock, a dark quiet room and an hour to land in, and stop doing the things that make the bed a place of effort.',
    approach:
      'The getting-up time comes first, since it sets the rest. Give each change a week of its own. Loud snoring with daytime sleepiness, or months of bad nights, belong with a doctor.',
    steps: [
      step(
        'Keep a sleep log for seven nights',
        'In bed, asleep, awake, up, coffee, screens. The average is your starting point; apps guess, paper is enough.',
        ['Lay the sheet by the kettle', 'Mark naps and late meals'],
        { resources: 'Background and logs: https://www.sleepfoundation.org' },
      ),
      step(
        'Get up at one fixed time, weekends too',
        'Choose one you can keep on all seven days. Light within ten minutes of it.',
        ['Put the alarm across the room', 'Have breakfast at the window'],
      ),
      step(
        'Draw a caffeine line at noon',
        'Half of a coffee at four is still with you at ten. Cut by one cup every other day.',
        ['Count what you drink now', 'Find an afternoon drink you like'],
      ),
      step(
        'Build a landing hour before bed',
        'Dim lamps, tomorrow’s list on paper, something slow. Same order each night.',
        ['Write the four things in order', 'Set a lamp timer'],
      ),
      step(
        'Make the bedroom dark, cool and boring',
        'About 18 degrees, no charger, no work, a curtain that means it.',
        ['Sleep one night with tape over every light', 'Wash or replace the pillow'],
      ),
      step(
        'Leave bed when sleep will not come',
        'Twenty minutes awake: up, low light, dull book, back when drowsy. The bed learns again what it is for.',
        ['Prepare the chair, blanket and book', 'Turn clocks to the wall'],
      ),
      step(
        'Sleep through ten nights of a fortnight',
        'Compare with your first log, keep the three changes that mattered and drop the rest.',
        ['Fill in the second log', 'Decide the rule for late nights'],
      ),
    ],
    suggestions: [
      tip(
        'Empty your head at seven',
        'Planning in bed is the commonest thief.',
        'Three tasks for tomorrow',
        'One worry, one next action',
      ),
      tip(
        'Treat a bad night gently',
        'Chasing it makes the next one worse.',
        'Up at the usual time',
        'No nap after three',
      ),
      tip('Warm feet, cool head', 'Heat must leave the body.', 'Bath ninety minutes before', 'Socks on'),
      tip('Exercise, but early', 'Movement deepens sleep.', 'Before seven in the evening', 'A stroll later is fine'),
      tip(
        'Watch the nightcap',
        'Alcohol shortens the second half of the night.',
        'Three dry nights',
        'Compare the log',
      ),
      tip(
        'Get the phone its own bed',
        'In the hall, on a plate.',
        'A three-pound alarm clock',
        'Ask the household to join',
      ),
    ],
  },
  {
    id: 'quit-sugar',
    category: 'health',
    name: 'Quit sugar',
    matches: [
      [
        /\b((quit|quitting|stop|cut|cutting|give up|giving up|avoid|no more|without|less|reduce|reducing|eat less)( (eating|out|down|on|my|all|any|added|refined|back))* (sugar|sweets|candy|chocolate|desserts?|sugary \w+|soft drinks|soda)|sugar[- ](free|detox)|sugar cravings?|no[- ]sugar)\b/,
        15,
      ],
    ],
    overview:
      'Sugar hides in places you would not call sweet, so this plan begins on the labels and only then on the plate. You replace the sweet moments one at a time, and what you long for in the first week fades faster than you expect.',
    approach:
      'The first four or five days are the hardest: tired, grumpy, a headache perhaps. Fruit is allowed, hunger is not, because a hungry afternoon ends at the biscuit tin. With diabetes or medication for it, speak to a doctor before you start.',
    steps: [
      step(
        'Find every source of sugar in your kitchen',
        'Read ten labels: sauces, bread, yoghurt, cereal. Whatever ends in -ose or says syrup counts. Write down your own rule: added sugar only, or juice as well.',
        ['Mark the five foods with the most', 'Write your rule in one sentence'],
        {
          resources:
            'Sugar in food: https://www.nhs.uk/live-well/eat-well/food-types/how-does-sugar-in-our-diet-affect-our-health/',
        },
      ),
      step(
        'Clear the sweets out and stock what replaces them',
        'Nuts, fruit, plain yoghurt, cheese. What is not at home is not eaten at ten in the evening.',
        ['Give away what is unopened', 'Shop with a list after a meal'],
      ),
      step(
        'Change sweet drinks for water, tea and coffee without sugar',
        'Drinks are the largest single source for most people. Take half a spoon less every three days if black is too abrupt.',
        ['Put a bottle where you work', 'Try three teas and keep one'],
      ),
      step(
        'Eat a breakfast with protein and no sugar',
        'Eggs, oats with nuts, bread with cheese. A filling morning quiets the craving at four o’clock.',
        ['Choose two breakfasts and repeat them', 'Prepare one the evening before'],
      ),
      step(
        'Get through the first five days without sweets',
        'Plan them hour by hour where the pull is strongest. A craving lasts about fifteen minutes: walk, drink, ring somebody.',
        ['Write three answers to a craving on a card', 'Go to bed half an hour earlier'],
      ),
      step(
        'Prepare your answer for cake, guests and bad days',
        'Say “not this month, thank you” once aloud. Decide beforehand what you do after a slip: the next meal goes on as planned.',
        ['List the occasions that are coming', 'Take along something you like'],
      ),
      step(
        'Finish your stretch without sugar and choose what stays',
        'Taste something sweet on purpose and notice how much less is enough. Then write the rule for the time after.',
        ['Compare energy and sleep with the first day', 'Set two days a month for the really good cake'],
      ),
    ],
    suggestions: [
      tip('Cross off the days', 'A row of crosses is its own reward.', 'A calendar on the fridge', 'A pen on a string'),
      tip('Spice it', 'Cinnamon and vanilla taste sweet without being so.', 'In oats and coffee', 'On baked apples'),
      tip('Carry a snack', 'Most slips happen on the way.', 'Nuts in the bag', 'One in the drawer at work'),
      tip(
        'Keep fruit whole',
        'A glass of juice is four oranges without the brake.',
        'Eat it, do not drink it',
        'After a meal',
      ),
      tip('Brush after dinner', 'A clean mouth wants nothing sweet.', 'Right after the last bite', 'Kitchen light off'),
      tip('Do it with someone', 'Two people resist one tin.', 'A message each evening', 'Cook together on Sundays'),
    ],
  },
  {
    id: 'quit-smoking',
    category: 'health',
    name: 'Quit smoking',
    matches: [
      [
        /\b((quit|stop|give up|giving up|quitting|stopping)( on)? (smoking|cigarettes|vaping|nicotine|tobacco|weed|the vape)|smoke[- ]free|smok(e|ing)|vap(e|ing)|cigarettes|nicotine)\b/,
        15,
      ],
    ],
    subject: {
      find: [
        [/\b(vaping|vape)\b/, 'vaping'],
        [/\bweed\b/, 'weed'],
      ],
      otherwise: 'smoking',
    },
    measures: ['cigarettes'],
    ladder: true,
    paced: 'dropped',
    overview:
      'Giving up {subject} is a skill people get better at: most who manage it have tried before. You will know your triggers, choose your help and set a day, so that cravings of three minutes meet a plan.',
    approach:
      'The strongest combination is support plus medication such as patches or gum; ask a pharmacist or doctor. A slip is information and not a verdict: you look at what happened and continue the same hour.',
    steps: [
      step(
        'Log every cigarette or puff for four days',
        'Time, place, mood, how much you wanted it. A third of them will turn out to be mere habit.',
        ['Wrap the log round the packet', 'Circle the three you would miss most'],
      ),
      step(
        'Choose your quit day and your medication',
        'A quiet day within the plan, and patches, gum or tablets from a pharmacist. Together with support they more than double your chances.',
        ['Speak to a pharmacist or doctor', 'Tell three people the date'],
        { resources: 'Free support: https://www.nhs.uk/better-health/quit-smoking/ · https://smokefree.gov' },
      ),
      step(
        'Break the habit links before the day',
        'Other hand, other chair, no coffee with it. Each broken link is one craving less later.',
        ['Smoke-proof the car and the home', 'Drop the easiest ones from your log'],
        { measured: 'Already {25%} fewer a day' },
      ),
      step(
        'Prepare the three-minute answers',
        'Water, walk, breathe, message. Cravings rise and fall like a wave; you only need to outlast it.',
        ['Write four answers on a card', 'Put something for hands and mouth in every pocket'],
      ),
      step(
        'Stop, and clear every ashtray from the house',
        'Lighters, stash, clothes in the wash. Plan the first three days hour by hour.',
        ['Book something smoke-free for the first evening', 'Put the saved money in a jar'],
        { measured: 'Quit day: from {total} to none' },
      ),
      step(
        'Get through your first party without one',
        'Stand with non-smokers, hold a glass, leave early once. Alcohol is the commonest trap in this stretch.',
        ['Rehearse the sentence: I don’t smoke', 'Arrange a lift home'],
      ),
      step(
        'Spend the saved money on something lasting',
        'Work out what is in the jar and buy the thing. From here on you are someone who does not smoke.',
        ['Write a note to yourself for a weak day', 'Thank the people who put up with you'],
      ),
    ],
    suggestions: [
      tip(
        'Answer the question why',
        'A reason with a face is stronger than a statistic.',
        'One photo in the packet’s place',
        'Read it at three o’clock',
      ),
      tip('Change the first hour', 'Morning is the heaviest trigger.', 'Shower first', 'Tea in another room'),
      tip('Breathe as if', 'Half the pleasure was the breath.', 'Slow in, slower out', 'Outside, five times'),
      tip('Count in wins', 'Smoke-free hours grow quickly.', 'Day 1, day 3, week 1', 'Small reward each'),
      tip('Expect the mood', 'Irritable days are withdrawal leaving.', 'Warn the household', 'Sleep early'),
      tip('Keep it private or loud', 'Choose which helps you.', 'A buddy who quits too', 'Or no talk at all'),
    ],
  },
  {
    id: 'drink-less',
    category: 'health',
    name: 'Drink less alcohol',
    matches: [
      [
        /\b((drink|drinking) less( alcohol)?|(quit|stop|give up|cut (down|back)( on)?|reduce|less)(ing)? (my )?(drinking|alcohol|booze|wine|beer|drinks?)|sober|sobriety|alcohol[- ]free|dry january|alcohol)\b/,
        15,
      ],
    ],
    measures: ['drinks', 'units', 'glasses'],
    ladder: true,
    paced: 'dropped',
    overview:
      'Drinking less begins with seeing when a glass is a choice and when it is furniture. You will keep the ones you enjoy, replace the automatic ones and find out how you feel without.',
    approach:
      'One caution first: if you drink heavily every day, do not stop suddenly on your own, since withdrawal can be dangerous; speak to a doctor. Otherwise the plan starts with dry days and builds from there.',
    steps: [
      step(
        'Count every drink for two weeks',
        'As you pour, not the morning after. Write who was there and what you hoped it would do.',
        ['Learn what one unit looks like in your glasses', 'Mark the drinks you would not have missed'],
        { resources: 'Units and tools: https://www.nhs.uk/better-health/drink-less/' },
      ),
      step(
        'Choose three dry days and guard them',
        'The same weekdays, with something else to look forward to at six o’clock.',
        ['Stock two adult drinks without alcohol', 'Tell whoever pours with you'],
        { measured: 'Cut the first {25%} with fixed dry days' },
      ),
      step(
        'Replace the first glass of the evening',
        'The first one decides the rest. Food, shower, walk: change what happens in that half hour.',
        ['Eat something at the usual moment', 'Keep the bottle out of the living room'],
      ),
      step(
        'Learn two sentences that refuse a round',
        'Short, cheerful, without reasons. People take their cue from your tone.',
        ['Say them aloud at home', 'Order first'],
        { measured: 'Half-way: {50%} fewer than at the start' },
      ),
      step(
        'Go through one celebration sober',
        'A birthday, a match, a dinner. Notice the hour at which it gets dull and leave then.',
        ['Drive there', 'Ask one friend to join you'],
      ),
      step(
        'Take a full month off and keep notes',
        'Sleep, skin, money, mood. The notes will persuade you better than any article.',
        ['Choose a month without a wedding', 'Write three lines each Sunday'],
        { resources: 'Company for it: https://alcoholchange.org.uk · https://www.smartrecovery.org' },
      ),
      step(
        'Write your own rule for the years to come',
        'One sentence, with a number and a place. Show it to someone who will ask.',
        ['Decide what you do after breaking it', 'Reserve the money for something good'],
        { measured: 'Your own rule: {total} fewer, for good' },
      ),
    ],
    suggestions: [
      tip('Use smaller glasses', 'Most of us pour by shape.', 'Measure once', 'One bottle, never two open'),
      tip(
        'Treat six o’clock as the problem',
        'Hunger and tiredness ask for a drink.',
        'A snack at half past five',
        'Ten minutes lying down',
      ),
      tip(
        'Keep mornings precious',
        'A run or market at eight decides the night.',
        'Book it with somebody',
        'Enjoy being fresh',
      ),
      tip('Alternate', 'Water between is invisible.', 'One for one', 'Same sort of glass'),
      tip(
        'Ask what it is for',
        'Courage, calm or company can be had otherwise.',
        'Name it before pouring',
        'Try the other way first',
      ),
      tip('Save openly', 'Watch the jar fill.', 'The price of each skipped round', 'Spend it in daylight'),
    ],
  },
  {
    id: 'yoga',
    category: 'health',
    name: 'Become more flexible',
    matches: [[/\b(yoga|flexib\w+|stretch(ing)?|splits|touch my toes|pilates|mobility|posture|back pain)\b/, 13]],
    subject: {
      find: [
        [/\b(yoga|pilates|the splits|posture)\b/, '$1'],
        [/\bsplits\b/, 'the splits'],
      ],
      otherwise: 'flexibility',
    },
    measures: ['classes', 'sessions', 'poses'],
    overview:
      'Bodies give way to patience rather than force. For {subject} you will come back to the same few shapes on most days and let breath do what pulling cannot.',
    approach:
      'Warm before you stretch, stop before it burns, stay for five breaths. Sharp or radiating pain means stop and ask a physiotherapist.',
    steps: [
      step(
        'Photograph five positions on day one',
        'Forward fold, squat, overhead reach, twist, hip opener. Modest today, moving in a few months.',
        ['Use the same wall and light', 'Write down where each one stops'],
      ),
      step(
        'Roll out the mat for ten minutes on six mornings',
        'Cat and cow, dog, lunge, child. Ten minutes are hard to refuse.',
        ['Leave the mat out overnight', 'Learn the order by heart'],
        { resources: 'Free classes: https://yogawithadriene.com', measured: 'Get through the first {25%}' },
      ),
      step(
        'Take a class with hands-on correction',
        'A teacher sees the hip you hide. Three visits at least, to the same one.',
        ['Try two studios', 'Ask for the one thing to practise at home'],
      ),
      step(
        'Free your hips and shoulders after sitting',
        'Two minutes on the hour at your desk. What you do all day beats what you do for an hour.',
        ['Set three alarms', 'Hang from a bar on the way home'],
        { measured: 'Half-way: {50%} on the mat' },
      ),
      step(
        'Hold the three hardest shapes for two minutes',
        'Supported with cushions and breathing slowly. Time under gentle tension is what tissue understands.',
        ['Choose the three from your photographs', 'Count breaths instead of seconds'],
      ),
      step(
        'Make up a twenty-minute flow of your own',
        'Opening, three shapes, a balance, rest. You will practise what you have composed.',
        ['Write it on one card', 'Teach it to someone'],
        { measured: 'Reach {75%} with a flow of your own' },
      ),
      step(
        'Repeat the five photographs and set the next shape',
        'Side by side with the first ones. Choose one position for the coming season.',
        ['Warm up exactly as on day one', 'Decide your two standing sessions a week'],
        { measured: 'All {total}, then repeat the photographs' },
      ),
    ],
    suggestions: [
      tip('Breathe out into it', 'The body lets go on the out-breath.', 'Six counts', 'Face soft'),
      tip(
        'Strengthen the end of the range',
        'Flexible and weak is a poor pair.',
        'Lift out of the stretch',
        'Five slow ones',
      ),
      tip('Warm by walking', 'Cold tissue argues.', 'Five minutes first', 'Evenings are easier'),
      tip('Sit on the floor', 'Television hours become practice.', 'Change position every advert', 'Cushions allowed'),
      tip('Choose less', 'Three shapes daily beat thirty weekly.', 'Same three for a month', 'Then swap one'),
      tip('Rest properly', 'The lying down at the end is part of it.', 'Five minutes', 'Blanket on'),
    ],
  },
];
