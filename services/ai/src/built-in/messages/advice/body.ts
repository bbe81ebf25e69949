import type { Advice } from './advice.ts';

export const adviceOnBody: readonly Advice[] = [
  {
    id: 'sore-throat-cold',
    says: `
      I've caught a cold, what now
      home remedies for a sore throat
      how long does a cold last
      runny nose since yesterday
      is it flu or a cold
      throat like sandpaper since this morning, anything I can do at home
      whole office is coughing and now it's got me as well, streaming nose and all
      swallowing hurts, tea or what
      got a cold thats dragging on since 9 days, normal??
      snot everywhere. help
      my nose is so blocked I can't lie flat at night
      lost my voice overnight and the choir sings on saturday
      coughing my guts up, honey or that syrup from the chemist
      shivery and achy but no temperature, would you call that flu
      the little one brought something home from nursery, now I'm sneezing nonstop
      tell me what a gran would do for a tickly cough
      I am having the cold since three days, when it will be finished please
      sinuses full like concrete, steam any use
      gargling with salt, true or old wives' tale
    `,
    answer:
      'Rest, drink, warm rooms with moist air, honey for the cough (not for babies), paracetamol or ibuprofen as the leaflet says. Seven to ten days are normal. Fever over 39 for more than three days, breathlessness, chest pain or getting worse after being better: doctor.',
  },
  {
    id: 'headache',
    says: `
      I have a headache from work
      what helps against headaches
      headache every afternoon
      tension headache, what can I do
      how do I get rid of a headache without pills
      head's been pounding since lunch
      third headache this week and already two paracetamol today
      band round my forehead, like a hat that's too tight
      thumping head after the late shift, what's quickest
      migraine coming on, what now
      i get a headache whenever the weather turns, any tricks
      woke up with a sore head again and I did not even drink
      my head is hurting whole day, how to make it go without medicine
      skull splitting, pupils screaming, three lessons to go
      is peppermint oil on the temples any good or does it just smell nice
      the back of my head aches right down to the collar by evening
      be honest, is it the water I don't drink that makes my head throb
      how many painkillers a month is too many for headaches
      every exam period the same, dull pressure in my head for days
    `,
    answer:
      'Drink two glasses of water, look into the distance, loosen neck and jaw, ten minutes of air. Often it is too little sleep, food or water, or the screen. Painkillers on more than ten days a month make headaches themselves. The sudden worst one of your life, with fever, stiff neck, weakness or after a blow: emergency.',
  },
  {
    id: 'energy-low',
    says: `
      I'm always tired, why
      I have no energy after lunch
      how do I get more energy
      why am I so tired all the time
      afternoon slump, what helps
      constantly worn out
      eight hours in bed and still dragging myself around all day, what could it be
      no oomph lately, not ill, just flat
      3pm comes and I could sleep on the keyboard
      my battery is empty by noon every single day
      since the winter I'm tired tired tired, is it iron or what
      what can I eat or do so I don't crash after lunch
      I drag through every afternoon in the shop like a zombie, gimme something that works
      Ever since I turned fifty my energy has gone, and I would like to know the likely reasons
      sluggish for weeks now, should I get my blood checked
      more pep without energy drinks, how
      yawning through every lecture even after a full night
      constantly knackered, thyroid maybe?
      food coma every day after the canteen, how do I dodge it
      used to bounce out the door, now the stairs with the shopping do me in
    `,
    answer:
      'First the plain causes for two weeks: the same bedtime, daylight before noon, water, a lunch that is not mostly bread, a walk of ten minutes after it, no coffee after two. If it stays, a doctor can check iron, thyroid, vitamin D and sleep apnoea with little effort. Tired with no joy in anything for two weeks is worth telling as well.',
  },
  {
    id: 'knee-stairs',
    says: `
      my knee aches when I walk down the stairs since the long runs
      my knees pinch going down steps, do I have to stop running
      twinge in my knee on the way downstairs
      one knee niggles after running, rest or carry on
      knee feels funny after my long run, should I rest
      my knee grumbles on the way down hill
      my knee hurts on stairs
      knee pain after running
      my knee clicks, is that bad
      sore knee, should I stop training
      what is runner's knee
      knee swollen after exercise
      left knee moans every time I carry the washing down to the cellar
      going up is fine, coming down from the third floor my kneecap stings
      knee cracks like a twig when I squat, no pain though
      both knees complain on the descent when we hike
      kneecap sore after the long one on sunday, day two now
      mine's puffy since football, that knee, ice or doctor
      pain at the front of the knee when I get up from the sofa or take steps
      every step down to the underground, ouch, right knee
      knee gave way on the staircase yesterday, should that worry me
      my knees creak like an old door, has that to do with age
      sitting in the cinema makes my knee ache and the stairs are worse
      downstairs backwards like a crab, thats me since the ten miler
      it pinches under the kneecap whenever I kneel in the flower bed
    `,
    answer:
      'Clicking without pain is harmless. Pain around the kneecap on stairs mostly comes from too much too soon: halve it for two weeks, keep cycling or walking, and strengthen thighs and hips. Swelling, locking, giving way or pain at rest needs a doctor or physio.',
  },
  {
    id: 'lose-belly',
    says: `
      how do I lose belly fat
      best exercise for a flat stomach
      do sit ups burn fat
      how do I get rid of my belly
      love handles, what helps
      the spare tyre won't budge
      I've a beer belly since the kids were born lol what shifts it
      done 100 crunches a day since march, still got the muffin top
      my tummy hangs over the belt, which exercise gets it flat
      wedding suit won't close at the waist, any way to lose it just there
      tell me straight, can you burn fat from one spot or not
      abs workout or cardio for the gut
      mum tum after two c sections, what actually helps
      everything on me is thin except the belly
      waist 104 cm and the doctor pulled a face
      do those waist trainer belts do anything
      menopause belly, where did it come from and how does it go again
      are planks enough for a flat stomach by the holidays
      my belly is too big, what sport is best for make it small
    `,
    answer:
      'Fat cannot be lost in one place; the belly goes with the rest. A little less food than you use, protein at each meal, lifting something heavy twice a week and walking daily does it, a half to one kilo a week at most. Sleep and less alcohol show first at the waist.',
  },
  {
    id: 'meal-plan',
    says: `
      what should I cook this week
      healthy dinner ideas
      quick meals for busy evenings
      what do I eat when I have no time to cook
      easy lunches for work
      how do I eat healthier without much effort
      no clue what to put on the table tonight, kids hungry at six
      give me five dinners that take twenty minutes
      dinner ideas pls
      I come home at eight and end up with toast every single time
      what can I cook on sunday that lasts until thursday
      bored of pasta pasta pasta
      something healthy for the lunchbox that isn't another sandwich
      one pan, few dishes, not junk, what do you suggest
      we eat takeaway four nights a week cos nobody can think of anything else
      Could you suggest some simple and wholesome meals for a working couple?
      a week of suppers for a vegetarian who can't be bothered
      meal prep, where do I begin
      fridge has eggs, spinach and half a cabbage. go
      the boys are sick of fish fingers and so am I, what else is fast and good for them
    `,
    answer:
      'Three dinners on repeat are enough: a tray of vegetables with chicken or chickpeas from the oven, a pan of eggs with whatever is there, lentils or beans with tomatoes over rice. Cook double, so lunch is done. Half the plate vegetables, a palm of protein. Shop once, with a list.',
  },
  {
    id: 'snacks',
    says: `
      healthy snacks for the office
      what can I snack on
      snack ideas without sugar
      what do I eat between meals at work
      good snack for the afternoon
      something to nibble at my desk that isn't biscuits
      what do I put in my bag for the long train ride to college, to munch on
      the vending machine is my only friend at four o'clock, better ideas?
      healthy munchies for between lectures pls
      kids come starving out of school, what little thing can I hand them in the car
      I need a bite around eleven or I bite colleagues
      good nibbles to keep in the van, no fridge
      savoury snack with protein, go
      what's ok to pick at while revising
      on the building site we all live on sausage rolls, what else fills you till lunch
      nuts or fruit or rice cakes, which is best between lunch and tea
      diabetic friendly things to eat in between
      desk drawer stash suggestions
      crunchy but not crisps, for the office
    `,
    answer:
      'Something with protein or crunch that keeps: a handful of nuts, yoghurt with berries, carrots or apple with peanut butter or hummus, a boiled egg, wholemeal crackers with cheese, edamame. Put two days’ worth in the drawer, out of sight, and drink something first. If it is every day at four, lunch was too small.',
  },
  {
    id: 'toothache',
    says: `
      my tooth is throbbing and it's saturday night
      tooth hurts when I drink something cold
      a filling fell out over dinner
      wisdom tooth playing up since tuesday, what now
      half my face aches from one molar
      gum is swollen and sore at the back
      what helps with toothache until the dentist opens
      clove oil on a bad tooth, does that do anything
      bit on an olive stone and a bit of tooth broke off
      no dentist takes new patients here and it hurts like mad
      can a tooth ache go away by itself
      I can't afford the dentist and my tooth is killing me
      root canal or pull it, I'm so scared
      my teeth are sensitive to everything lately
      The pain in my jaw comes from a tooth, I believe; how urgent is that?
      toothache whole night no sleep
    `,
    answer:
      'Ring a dentist as soon as one is open: pain in a tooth seldom goes for good by itself. Until then paracetamol or ibuprofen as the leaflet says, something cold on the cheek, soft lukewarm food, no aspirin on the gum. If money or fear is the trouble, say so when you ring. A swollen face, fever, or trouble swallowing or breathing is an emergency.',
  },
  {
    id: 'tummy-trouble',
    says: `
      bloated like a balloon after every meal
      haven't been to the loo properly for four days
      heartburn as soon as I lie down
      my stomach gurgles all through lectures
      ibs is ruining my commute
      acid comes up at night, what can I change
      constipated since I started the diet
      the runs since yesterday, what can I eat
      what helps against bloating
      wind. so much wind. sorry
      is it the milk or the bread that upsets my belly
      tummy ache every morning before school
      indigestion after tea each night, I'm 68
      how do I get my gut going again
      fibre, prunes, coffee, what works when you're blocked up
      My digestion is irregular; what may I do without medicine?
    `,
    answer:
      'For a bloated or sluggish belly: more fibre little by little, water, a walk after meals, and no hurry on the toilet. For heartburn, smaller and earlier dinners, the head end of the bed raised, less alcohol. With diarrhoea drink plenty, best a rehydration powder from the pharmacy. Blood, strong pain, fever, losing weight or a change that lasts three weeks: doctor.',
  },
  {
    id: 'hay-fever',
    says: `
      eyes itching like crazy since the birches are out
      sneezing fits every may, how do people get through it
      hay fever and I want to be in the garden, any tricks
      pollen is killing me
      my nose runs the whole of june, tablets make me sleepy
      antihistamine now or only when it's bad
      allergic to the cat but she stays, what helps
      dust mites in the bed they say, now what
      can I jog outside when the pollen is high
      wheezy on the cut grass, is that just hay fever
      which helps more, the nose spray or the pills
      exam season is hay fever season, of course
      desensitisation, does that work at 40
      windows open or shut in pollen season
      I am allergic for grass, what can I do before the picnic
      red eyes, blocked nose, every spring the same story
    `,
    answer:
      'Start the tablet that does not make you sleepy before your season, and the nose spray daily; it needs some days. Wash your hair in the evening, keep the day’s clothes out of the bedroom, and go outside after rain. With mites or a cat, covers and a bedroom without it help. Wheezing or a tight chest needs a doctor, who can also speak about desensitising.',
  },
  {
    id: 'ankle-sprain',
    says: `
      twisted my ankle on the kerb, it's fat and blue
      rolled my foot on a root, can I carry on
      ankle swollen since netball, ice or heat
      how long does a sprained ankle take
      went over on my foot in heels lol, now it throbs
      sprained or broken, how can you tell
      third time I've turned the same ankle
      can't put weight on it since I stepped in a hole
      do I need an x ray for a twisted foot
      bandage or leave it open
      when may I play again after a sprain
      my ankle is wobbly ever since the fall in spring
      stepped off the ladder wrong and heard a pop
      exercises for a weak ankle
      fell off the board, wrist and ankle both thick, what first
      Should a sprain be rested or moved?
    `,
    answer:
      'The first two days: cold through a cloth for 15 minutes at a time, a firm bandage, the foot up. Then move it gently and walk as far as it lets you; later stand on one leg daily, so that it stays steady. If you cannot take four steps, a bone hurts to the touch or it looks crooked, have it X-rayed today.',
  },
  {
    id: 'neck-wrist',
    says: `
      woke up and can't turn my head to the left
      neck like concrete after a week of laptop on the sofa
      my wrist hurts from the mouse
      tingly fingers after knitting all evening
      stiff neck, massage or heat
      tennis elbow and I don't even play tennis
      thumb aches from typing on the phone
      shoulder hurts when I reach up to the shelf
      carpal tunnel maybe? hands go numb at night
      hairdresser, arms up all day, shoulders on fire
      what can I do against a cricked neck
      violin practice gives me a pain in the shoulder
      frozen shoulder, how long will that last
      text neck is real, mine cracks like gravel
      exercises for neck and shoulders at the desk
      wrists sore from push ups and gaming
    `,
    answer:
      'Mostly it is too long in one position: change every half hour, elbows at your side, wrists straight, screen or book at eye height. Warmth, slow turns and light strengthening three times a week help within some weeks. Halve what brings it on, mouse, needle or bow, rather than stopping everything. Weak or lastingly numb fingers, or pain after a fall: doctor.',
  },
  {
    id: 'too-thin',
    says: `
      I eat loads and stay a beanpole
      how do I put on weight the healthy way
      too thin, everybody comments on it
      49 kilos at 1.72 and trying to bulk
      lost a lot when I was ill, how do I get it back on
      what should a skinny guy eat to get bigger
      mum is 79 and getting thinner and thinner, how do we feed her up
      hard gainer here
      calories in small portions, because I get full so quickly
      trousers falling off me since the break up, can't eat much
      gain 5 kg without just getting a belly
      weight gainer powder or real food
      underweight says the nurse
      people envy me but I hate being this bony, what helps
      how many extra calories to put on half a kilo a week
      My son of 17 is very thin and would like to be stronger. What should he eat?
    `,
    answer:
      'Add some 300 to 500 calories a day: three meals, two snacks, and fat that takes no room, such as nuts, oil and cheese. Drink part of it, for instance as a shake with oats and peanut butter. Lift something twice a week, so that it becomes muscle. Losing weight without wanting to, or being afraid to eat, is something to tell a doctor.',
  },
];
