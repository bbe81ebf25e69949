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
      ran tuesday, feel great, fancy another one on wednesday. allowed?
      sat and sun are my only free days so both are runs, problem?
      long one yesterday and my friend wants to jog today, do I join
      my plan gap: could only do thursday plus friday this week, one after the other
      every day 4k before work since two weeks, is that overdoing it for a newbie
      back to back days make my calves stiff, should I leave one out
      run streak of thirty days, clever or daft
      my trainer says always a day off between, my mate runs daily, who is right
      squeezing two outings into consecutive evenings because of shifts
      raced on sunday, easy trot on monday ok?
      Rest in between or not, I am 52 and began in spring
      want to go again tomorrow although I only went out tonight
      run again tomorrow or rest
      I only get out when my mother in law has the twins, and that's fridays and saturdays, so it would have to be one straight after the other or nothing at all
      do the legs need 48 hours or is that a myth
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
      my phone bounces in my pocket, watch instead?
      everyone at the club has a fancy wrist thing and I count lamp posts
      the chest strap itches, is the wrist sensor exact enough
      my old watch says 9.6, the app says 10.1, which do I trust
      second hand gps watch, good idea or dead battery
      do I need pulse and pace and all that or just go by feel
      a simple stopwatch did it for my dad
      got a voucher for a sports shop, spend it on a tracker or on shoes
      looking at my wrist every ten seconds spoils the run, leave it at home?
      which one for a small wrist, nothing complicated, for jogging
      free app on the mobile, does that do the same as the expensive gadgets
      battery of mine dies after an hour, what do long runners use
      gps watch or phone
      my husband wants to give me one of those sports watches for our anniversary and I only jog round the reservoir, I'd rather have earrings unless it truly makes a difference
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
      bucketing down since dawn and it's my long run day, go or not
      trainers soaked through, how do I get them dry till thursday
      my glasses fog and drip when it rains, what do other runners do
      drizzle I like, but thunder in the distance, turn round?
      will I catch a cold from jogging in the rain
      wet socks gave me sores last time it rained
      waterproof jacket boils me, what else to put on when it's pouring
      slippery leaves and rain on my route, how careful do I need to be
      in Manchester you'd never run if you waited for dry weather, so what gear
      phone in the rain, freezer bag?
      three degrees and sleet, sensible or stay in
      race day forecast is heavy rain, what shall I wear
      running in pouring rain, ok?
      it's been chucking it down since tuesday, my plan says eleven k tomorrow, my mother says I'll catch my death, and the dog refuses to so much as look at the door
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
      minus eight this week, are my lungs in danger if I go jogging
      my ears and fingers nearly fell off on sunday's run
      three layers and I was dripping after ten minutes, how many should it be
      ice on the canal path, spikes or stay home
      i get a scratchy throat from freezing air when I run
      leggings under shorts or proper winter tights
      asthma and frost, does running go together with that
      my nose streams the whole way when it's cold out
      first snow and I want to run through it, shoes?
      buff over the mouth, yes or is that for skiers only
      cotton hoodie is all I own, ok for a run at 2 degrees?
      in Canada we have minus twenty, at what point do runners stop going out
      cold hands always, even with gloves, when I run in winter
      frost run, what to put on
      I grew up in Kenya and now I'm in Norway looking at minus twelve on the thermometer, my club goes out tonight as if it were nothing, are they all mad
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
      crossed my own doorstep, sweaty, now what: shower, eat, stretch?
      legs like lead for two days after every long one
      is chocolate milk really a thing after running
      straight onto the sofa after my run, guess that's wrong
      cold shower on the legs, does it bring anything
      feel sick after hard runs and can't eat
      foam roller hurts like hell, necessary?
      ran 15 this morning, lunch is salad, is that enough afterwards
      stiff as a board the next morning, how can I prevent it after a run
      I go from run to desk in ten minutes, no time for anything, what's the minimum
      stretch calves after jogging or not at all
      my thighs are heavy on the stairs since sunday's 12k, what helps them recover
      just back from a run, now what
      sunday is my long one and by the evening I shuffle about like my grandad, everyone has another remedy, cherry juice, ice, magnesium, legs up the wall, what is really worth doing
      how do I cool down properly
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
      puffing like a steam engine before the first corner
      in through the nose they say, I'd suffocate
      two steps in three steps out, does counting breaths help
      my mate chats away while I'm gasping next to her
      chest tight and wheezy after five minutes of jogging, asthma or just unfit
      can't get any air on the uphill bit, how do you breathe there
      i sound like a pug when i run
      always out of puff though I go to the gym three times a week
      former smoker, short of breath after one lap, will it improve
      Breath is my problem, legs are fine, even slow I pant
      belly breathing or chest when running
      my heart jumps to my throat and I have no breath after 300 metres
      out of breath after one lap
      the legs would go on for ever but my chest makes noises like a broken accordion after about two hundred metres, and I don't even smoke, so what am I doing wrong
      is there a technique for breathing while jogging
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
      5k every parkrun since may, next stop ten, how do I get there
      signed up for the city ten and my longest is six
      charity 10k in nine weeks, currently managing twenty minutes
      if I can do 7 can I do 10
      how much longer per week when building up to ten kilometres
      my sister talked me into a 10 and I'm panting at 4
      is 70 minutes ok for a debut over 10 km
      doubling from five to ten, feels impossible, how did others do it
      dad is 63 and wants his first ten k, how should he go about it
      will I survive the 10k with only 8 in training
      can do 5 but hit a wall of boredom and legs at 6, want double figures
      ten kilometres without stopping, in how many weeks
      10k in ten weeks, from five
      our office has entered a team for the bridge run, ten kilometres, and I put my name down after two glasses of prosecco, my best so far is the five at the park
      how many runs a week does one need for a first ten
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
      I sneak in walks when nobody looks, is it still running
      four minutes jog one minute walk, is that a method or cheating
      my pride won't let me walk in the race, should it
      at the drink stations everybody walks, may I too
      every hill I walk, does that ruin the training
      took walking breaks in my 10k and my brother in law laughed
      I can't run thirty minutes through, I have to stop and walk, does it still count
      walk before I'm tired or when I'm tired
      my doctor said alternate jogging and walking, for how long do I keep that up
      slow jog all the way or quicker with pauses, which is better
      Ashamed a bit: in the park I must go walking after each kilometre
      a run leader told us to walk a minute every mile from the start, what's the sense in that
      walk breaks, cheating?
      I've worked out that I can do an hour if I walk one minute in six, and no time at all if I don't, but my son says then I'm not a proper runner
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
      my heels look like minced meat after sunday
      pop it or leave it, the thing on my big toe is huge
      inner thighs rubbed raw in the heat
      new socks, 14k, bubble under the ball of my foot
      nipples bleeding after a long run, yes really, what do men do
      black toenail, will it fall off
      tape or plaster or vaseline before a long one
      shoes fit in the shop but rub after an hour
      sports bra chafes under the arms, what helps
      got a hole where the blister was, can I run tomorrow
      always the same spot on the little toe, what am I doing wrong
      double layer socks, do they do anything
      feet swollen and sore each time I pass ten kilometres
      blister on heel, run tomorrow
      bought the lovely pink ones on saturday, wore them straight on a fourteen k, and now I'm in the bath with a hole in each heel and a race in eight days
      how to prevent chafing between the legs
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
      two weeks to go and my plan says run less, that can't be right
      a fortnight before the half, how many km still
      I feel sluggish and fat since I cut down before the race
      could I squeeze in one more 18k the weekend before
      race sunday, what do I run on tuesday and thursday
      why do you train less right before it counts
      phantom pains everywhere in race week, normal when resting up?
      missed my longest run, race is in ten days, do it now or let it go
      taper madness, I could climb walls, do I really have to rest
      gym in the week before the race or leave the legs alone
      tapering for a triathlon, is it the same
      do I lose fitness when I take it easy for two weeks before the start
      last week before the race, how much
      eleven weeks I stuck to it, every single run, and now the plan tells me to sit about, and I lie awake feeling my legs turn into custard
      when is the final long one before a half marathon
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
      an hour round the same park and I'm bored stiff
      podcast, techno or birdsong, what do others run with
      earphones at the race, is that allowed
      cyclist nearly hit me because I had my earbuds in, should I stop using them
      without my playlist I can't run a step
      my mind keeps saying turn round, how do I keep it busy on long ones
      long run alone tomorrow, two hours, how do I kill the time
      audiobooks make me slow down, good or bad
      bone conduction headphones, any good in traffic
      running is so dull compared with football, how do people bear it
      would counting steps help with the boredom
      i sing out loud when i run, people stare, whatever, but is music bad for pace
      always the same three routes and I'm sick of them, ideas
      bored on long runs
      after forty minutes I've thought all my thoughts, planned dinner, argued with my boss in my head and won, and there's still an hour of canal to go
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
      I run three times, do I need weights too
      hate the gym, any home exercises that make running easier
      weak hips says the physio, what should I do about it as a runner
      planks, how long, for someone who jogs
      my legs give up before my lungs do, squats?
      leg day before or after the long run
      ten minutes of exercises on running days, which ones bring most
      is yoga enough or must it be proper strength work for running
      old knees, want to keep jogging, which muscles do I build up
      lunges make me so sore that I can't run the next day
      got two dumbbells and a mat, make me a stronger runner, how
      one leg stands while brushing my teeth, is that worth anything for running
      core work for runners?
      the physio watched me squat on one leg, sighed, and said my bottom is asleep, which my wife finds hilarious, but he never told me what to do about it besides running
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
      hamster wheel at the gym or icy pavement, your verdict
      30 mins on the belt feels easier than outside, does it count the same
      my whole training has been on a machine and the race is on the road
      thinking of getting a second hand running machine for the cellar
      speed 9 on the treadmill, what's that outdoors
      baby asleep upstairs, so it's the treadmill for me, can I prepare a 10k like that
      I get dizzy when I step off the belt
      no light, no pavement here, so only the gym machine till march, fine?
      long run of two hours on a treadmill, would you
      the belt is so boring but the streets are ice
      hotel has one of those machines, could I do my intervals on it
      pace on the machine and pace on my watch don't match
      treadmill instead of outside
      the roads up here are sheet ice until april and the only thing that moves is the belt at the leisure centre, yet the half in may is on proper hills
      what incline so it's like real running
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
      my 10k is 58 minutes, what would the half be
      2:34 in my first half, is that embarrassing
      cut off is three hours, will I be swept up
      sub two, is that realistic for a woman of 45
      colleague did 1:40 and asks what I'm planning, no idea what to say
      guess my finish time: 5k in 29, long run 16 in 1:58
      aim for a time or just to arrive, it's my first one
      am I too slow for a half with 8 min per km
      does everyone finish under two and a half hours
      how do you work out a target time from a shorter race
      last place in a half marathon, does that happen to people like me
      I would like to know a fair goal time for a man aged 60 at the half
      realistic half time for me
      I'm 52, I jog three times a week, my ten is sixty six minutes on a good day, and everyone at work has put a bet on my finish, so what should I say
      what do normal people run for 21 km
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
      118 kilos and dreaming of jogging, is that dangerous
      66, never ran, doctor says heart ok, can I begin
      my blood pressure is high and I take pills, is running allowed
      bad hip, new knee, still want to trot round the lake
      people stare at fat runners don't they. should I walk first
      type 2 diabetic, how careful must I be with running
      grandma wants to run with me, she's 72, is that wise
      I had a stent last year and would like to jog again
      am I too heavy for this, my ankles say yes
      at which weight can you start running without wrecking your joints
      asthma since childhood, 48, running or better cycling
      menopause, two stone over, first run ever, what should I mind
      doctor check before taking up running, needed at 40?
      seventy and starting to jog
      the cardiologist said move more, my son bought me the shoes, and now I stand in the hall with 110 kilos and a bit of a fright, is it sensible at all
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
      eight weeks of running and I look exactly the same
      three times a week since june, when does it start to feel good
      every run is still horrible after a month, does it ever flip
      my watch says my fitness hasn't moved in weeks
      tell me when I'll see a difference, I'm impatient
      my friend got fit in no time, why does it take me so long
      still can't do 3k through after six weeks of trying
      my trousers are the same but I sleep better, is that training already
      at 60 does the body still get fitter from running and how quick
      pace is stuck at 7:20 since forever although I train
      when will my heart rate come down on easy runs
      does it get easier or do you just get tougher
      running, week five, no difference
      everybody promises this magical point where it starts to flow, well I've been at it since the clocks changed, three times weekly, and I still hate every minute up to the church
      how do I measure that I'm getting fitter
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
      I run 5 k and eat for 15
      after the long run I could empty the whole fridge, and I do
      two hours after sport the munchies come like a wave
      trying to lose weight by jogging but it makes me ravenous
      sunday long run, sunday night three pizzas
      starving at 4pm every day I train at lunch
      wolfing down bread after swimming, what should I have instead
      i gained 2 kilos since i started running, because i'm hungry nonstop
      woke at two in the night from hunger after a 20k
      is it thirst or hunger, this hole after a workout
      my teenage son trains daily and eats us out of house and home, what do I give him
      snack within how many minutes after exercise so I don't binge later
      ravenous after every run
      it isn't the run that's the problem, that's lovely, it's the three hours afterwards when I stand at the fridge like a labrador and eat cold pasta with my hands
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
      gave blood this lunchtime, choir hike tomorrow and a run on thursday, sensible?
      flu jab yesterday, arm like a brick, can I go jogging
      wisdom tooth out on monday, race on saturday
      two stitches in my finger, may I swim or lift
      felt wobbly on my run three days after donating, normal?
      covid booster tomorrow, intervals the day after?
      root canal this morning, is training tonight ok
      mole removed from my back, when is sweating allowed again
      blood donation three weeks before a half, yes or no
      they took six vials at the doctors, can I still do my session
      tetanus shot and football the same day, does it matter
      after a small hernia op, when can one start jogging again
      dentist says no sport but for how long he didn't say
      sport after blood donation
      the bloodmobile is at our factory on wednesday and I'd like to give as always, only this year I've got a race on the sunday after it and don't want to crawl round
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
      the plan says run negative splits, sounds like maths
      I fly off at the gun and crawl home, every race
      second half quicker than the first, how on earth
      start slow and finish strong or bank time while I'm fresh
      my splits were 5:20 at the start and 6:40 at the end, what went wrong
      always overtaken in the last third, want to be the one who overtakes
      splits. explain
      holding back at the beginning feels like wasting time, is it
      pacing by going out easy, does that really give a better time
      in training I'm able to speed up at the end, in races never
      where in the race do I begin to push
      first 5 in 30, second 5 in 28, is that what they call negative
      second half faster, how
      in every race I'm the hero of the first mile and then get passed by grandmothers in a steady stream, there has to be a better way to share it out
      what do they mean by even splits
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
      stuck at 31 minutes for the five since a year
      parkrun pb won't budge
      I jog at one speed only, how do I get a second gear
      everyone overtakes me, even the pram lady
      want sub 25 and run three times a week, what has to change
      my daughter beats me over 5k now, any way to get quicker at 47
      sprints at the end of a run, do they do any good
      police fitness test in 10 weeks, need to shave off two minutes
      speed work hurts, how often is it necessary
      tempo or intervals for a faster five
      slow legs, good stamina, how do i build speed
      3 km in under 15 for the army, how do I train that
      quicker 5k, what training
      for two years I've been running the same loop at the same speed and wondering why I'm not getting faster, then a lad at the club laughed and said do something different for once
      what are intervals and how many should a beginner do
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
      where I live everything is up and down and I die on each climb
      coming down the hill my knees and toes scream
      race has 300 metres of climbing, I train in Holland
      lean forward or stay upright when it goes up
      walk the steep bit or shuffle on
      hill reps, how long should one be
      short steps or big ones on a slope
      my heart goes through the roof at the first bump in the road
      no hills nearby, would stairs in the car park do
      calves burn on every rise, technique or just weak
      once a week up the castle road, how many times should I go up
      bridge on our race course, how do I take it without blowing up
      running uphill kills me
      we moved from the fens to a village that's basically one long climb, and what used to be my easy five is now five kilometres of swearing with my hands on my knees
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
      at 17 k somebody pulled my plug out
      last four kilometres of the long run I was a zombie
      dizzy, empty, wanted to lie down in the hedge, what was that
      the man with the hammer, how do I avoid meeting him
      legs turned to concrete at two thirds of the race, why
      does everybody hit the wall in a half or only in marathons
      started too quick, ate nothing, collapsed at 14, lesson?
      scared of having to give up in the middle of the race
      bonked on the bike after three hours, does the same happen running
      shaky hands and cold sweat late in my long runs, sugar?
      cola at the last station, does that bring you back to life
      ran out of fuel on sunday, how do I plan better so that doesn't happen again
      legs gone at km 16
      everything was golden until the bridge, I was even overtaking, and two minutes later I couldn't have told you my own name, my lips were tingling and I walked it in
    `,
    answer:
      'The wall is empty stores: too fast at the start and too little eaten. Start slower than you want, take something from 40 minutes on, and train the long run. If it comes, walk for two minutes, take a gel or cola with water, count to the next lamp post, and run again slowly. In a half marathon most people never meet it.',
  },
  {
    id: 'heel-calf-pain',
    says: `
      first steps out of bed feel like a nail in my heel
      my achilles is stiff and thick every morning after a run
      heel hurts when I run
      pulled something in my calf at the lights, twinge at each step since
      sole of my foot burns after ten k, plantar something
      is it plantar fasciitis, and can I go on jogging with it
      achilles tendon sore for three weeks, rest or exercises
      calf tight as a drum on one side whenever I go faster
      something snapped at the back of my leg, I heard it
      do heel drops on the stairs work for the tendon
      insoles for heel pain, worth it?
      barefoot on tiles is agony in the mornings, otherwise I could run
      calf went ping on the track on sunday and it's still tight, when do I run again
      the tendon above my heel creaks, old man of 39
      Pain in the foot, underneath, worst when I stand up after sitting. I am runner.
      stretch the calf or leave it alone when it's been overdone
    `,
    answer:
      'Pain under the heel with the first morning steps mostly comes from the sole; above the heel it is often the Achilles tendon. Run less or not for two weeks, without hills or sprints, and each day lower your heels slowly over a step. Soft shoes help, at home too. A sudden snap, or a hot and swollen calf, needs a doctor the same day.',
  },
  {
    id: 'after-race',
    says: `
      did my half on sunday, how long do I rest now
      race is over and I feel weirdly flat, is that common
      when can I run again after a half marathon
      stairs backwards since the 21k, when does that stop
      finished, medal on the wall, and now there's a hole where the training was
      got a 10k two weeks after my half, too soon?
      what do I do the day after a race
      the week after the race, train or put my feet up
      post race blues, do other runners get them
      toenails, thighs, everything, how long till the body is back to normal after a marathon
      swimming or cycling in the days after a big run, ok?
      I ran my race and now I've no drive to lace up, how do others carry on
      how soon after one half marathon can one do the next
      caught a cold right after the race, coincidence?
      Eleven days since the marathon, heart beats still high on easy jogs, must I pause longer
      sign up for the next one straight away or wait a bit
    `,
    answer:
      'Walk, eat and sleep: the legs are usually sore for two to four days. Rest or stroll for two or three days, then run short and easy; a rule of thumb is one easy day per mile raced. Feeling low afterwards is common, because the aim is gone. Write down what was good, and choose the next race two weeks later rather than in the finish area.',
  },
  {
    id: 'run-toilet',
    says: `
      always need the loo at km 3, no matter what
      my guts rumble and then I have to dash into the bushes
      how do I avoid needing the toilet on a run
      runner's trots, nobody talks about it, what do people do
      I leak a bit when I run since the second baby
      cramps and a mad search for a cafe on every long run
      coffee before the morning jog and then panic
      porta loo queues at the start, forty minutes, how do the pros handle it
      went three times before leaving and still had to stop on the way
      what shouldn't I eat the evening before so my bowels keep quiet
      pee every two miles, is my bladder too small for running
      diarrhoea after hard runs, is this still normal
      embarrassing but I had an accident in the park on my run, how to prevent that
      Stomach and intestines rebel after one hour jogging, what is the cause?
      are there toilets on a half marathon course
      tablets against the runs before a race, good idea or not
    `,
    answer:
      'Eat the last proper meal two to three hours before, with little fibre, fat and coffee, and go before you leave. Choose a loop with a toilet or a café, and carry paper and a coin. The bowels get used to running over some weeks; a leaking bladder gets better with pelvic floor training. Blood, or diarrhoea on days without a run too, belongs to a doctor.',
  },
];
