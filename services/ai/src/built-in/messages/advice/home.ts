import type { Advice } from './advice.ts';

export const adviceOnHome: readonly Advice[] = [
  {
    id: 'plant-care',
    says: `
      why are my plants dying
      how often do I water houseplants
      my plant has yellow leaves
      which plants are easy
      plants for a dark flat
      brown tips on my plant
      my monstera is drooping again and I only watered it yesterday
      the peace lily has gone all limp and brown round the edges
      orchid dropped every flower the week after I bought it, always the same with me
      I kill everything green, even the cactus gave up
      little flies coming out of the flower pot in my living room
      yellowing leaves on the rubber plant, too much or too little?
      north facing bedroom, what indoor greenery survives there
      basil from the supermarket is dead after four days on the windowsill every single time
      my late wife looked after the houseplants and now they are all sulking, be good to know what they need
      repot or leave it, roots are coming out of the bottom
      spider plant tips crispy
      is my fern getting too much sun by the window do you think
      tell me something even I can't murder, the office has hardly any light
      going away three weeks, who waters the ficus
    `,
    answer:
      'Most die of too much water: stick a finger two centimetres into the soil and water only when it is dry there. Yellow leaves mean wet feet, brown tips dry air or missed water. For dark rooms zamioculcas, sansevieria and ivy forgive nearly everything. Turn them a little every week.',
  },
  {
    id: 'cleaning',
    says: `
      how do I keep my flat tidy
      cleaning routine for busy people
      my home is a mess, where do I start
      how do I clean an oven
      how do I get motivated to clean
      I hate housework
      kitchen looks like a bomb went off and my mother in law comes at six
      limescale all over the shower screen, scrubbed for an hour, nothing
      three kids, two jobs, the floor is never clean
      give me a little plan for keeping on top of the housework
      hoovering, dishes, bathroom, it just never stops
      burnt-on grease in the oven since christmas, i dont even open the door anymore
      i only ever clean when someone is coming round, how do other people do it
      how often are you meant to wash the floors, honest answer
      the bathroom is disgusting and I keep shutting the door on it
      dishes pile up for days, then I can't face them
      can you tell me which order to clean a room in
      dusting bores me to tears
      hubby says he cleans, he does not clean, the whole house is on me
      cleaning day or a bit every evening
    `,
    answer:
      'Ten minutes with a timer every evening, one place a day: worktops, bath, floor, laundry, bed. Begin with the rubbish, then the dishes, then what lies on the floor; it looks better after ten minutes already. What has no place to go is too much: one bag a week out of the house.',
  },
  {
    id: 'present-ideas',
    says: `
      what can I give somebody who has everything
      present ideas for my dad
      what do I give my boss
      birthday present for a friend
      good christmas gift for grandparents
      wedding gift idea
      secret santa, ten quid, a man from accounts I have never spoken to
      our teacher is retiring and I got the job of finding something from the whole class
      housewarming on saturday and nothing in my hands yet
      new baby next door, what do people bring
      stuck for a christmas present, grandad says he needs nothing
      what could one give to a colleague who leaves, not too personal
      my girlfriend's parents invited me for the first time, do I take something along
      best mate turns 40 and I'm skint, ideas that cost nearly nothing
      godchild's confirmation, money or something that lasts?
      i am hopeless at choosing presents, always end up with a candle
      thank you present for the woman who fed my cats for a month
      golden wedding of my grandparents next month and the family has left it to me
      need a last minute gift by tomorrow evening
      for valentine's, something that isn't roses
    `,
    answer:
      'Time and food beat things: an evening you cook, a trip to a place they once named, a photo book of one good year. Else something they use every day in a better version than they would buy. Ask what they complained about lately; there is often a present in it. A handwritten page makes any gift larger.',
  },
  {
    id: 'travel-alone',
    says: `
      should I travel alone
      first solo trip, tips
      is it safe to travel alone as a woman
      where should I go on my own
      lonely when travelling alone
      what do I pack for a weekend
      booked a week in Lisbon all by myself and now I'm terrified
      nobody can get time off with me, so do I just go by myself
      widowed last year, never been on a holiday alone in 44 years of marriage
      my mum thinks a girl of 19 shouldn't go interrailing on her own
      eating in a restaurant by myself feels so weird, any trick
      is there a good place for a first trip solo, not too scary
      do hostels make sense for a man of 50 travelling without company
      would you go to Japan alone if you spoke no word of it
      my friends dropped out, the flights are paid, go solo or cancel
      female, 34, hiking alone for four days, sensible or stupid
      I love the idea of going off on my own but the evenings worry me
      how do solo travellers meet people on the road
      took myself away for a weekend once and just sat in the hotel room, want it to go better this time
      scared of getting lost when I'm on my own abroad
    `,
    answer:
      'Begin with three or four days in a city with good trains; book the first night near the station, arrive by daylight, and tell one person your plan. One fixed thing a day, such as a tour or a class, brings people. Pack for half the days. Eating alone gets easy on the second evening.',
  },
  {
    id: 'pets-alone',
    says: `
      can I leave my cat alone for a weekend
      how long can a dog stay alone
      who looks after my dog when I travel
      my cat wakes me at night
      is it ok to leave the dog while I work
      flying out friday to sunday and the cat sitter just cancelled
      the dog howls the minute I shut the door, neighbours have complained
      new job, nine hours out of the house, and a spaniel on the sofa
      kitten jumps on my face at 4am every night
      would two guinea pigs be fine for a long weekend by themselves
      kennel or someone who stays at ours, for a nervous rescue
      he chews the door frame whenever we go out
      we're at work till five and the puppy is twelve weeks old
      how long is too long for a dog on its own
      automatic feeder for three days and that's it, or is that cruel
      cat screams for breakfast before dawn
      hospital next week, four nights, who takes my parrot
      leaving her behind breaks my heart each time, does she suffer
      dog walker at midday, is it worth the money
    `,
    answer:
      'An adult cat manages a day or two with somebody who comes once a day; a dog four to five hours, learned in small steps. For longer, a sitter who comes to your home is kinder than a new place, and a trial day tells much. A night-time cat needs play and its meal right before your bedtime.',
  },
  {
    id: 'mould-damp',
    says: `
      how do I get rid of mould in the bedroom
      black spots in the corner behind the wardrobe again
      water runs down the inside of the windows every morning
      the bathroom ceiling is going green, no window in there
      flat smells musty whatever I do
      is mould dangerous with a baby in the room
      landlord says I don't air enough, is he right
      how often and how long do you open the windows in winter
      vinegar or bleach on a mouldy wall
      dehumidifier, any use
      drying the washing indoors makes everything damp, got no other place for it
      painted over the mould in june and it came straight back
      damp patch on the outside wall, size of a plate, growing
      what humidity is right for a home
      my clothes in the cupboard feel clammy
      son coughs all night since we moved into the ground floor flat with the grey fluffy stuff on the walls
    `,
    answer:
      'Wipe small patches with household alcohol or a mould remover, with gloves and an open window. Air wide open for ten minutes two or three times a day, heat evenly, and pull furniture a hand from cold walls. Humidity should stay under 60 per cent; a cheap meter shows it. If it returns or covers more than a square metre, photograph it and tell the landlord in writing.',
  },
  {
    id: 'laundry-stains',
    says: `
      how do I get red wine out of a white shirt
      washed my wool jumper at 60 and now it fits the doll
      everything came out pink, one red sock
      biro on the new sofa, help
      grass on the cricket trousers
      sweat marks under the arms that won't shift
      what do the little symbols on the label mean
      towels smell even straight from the machine
      blood on the sheets, hot or cold water
      first time doing my own washing at uni, what goes with what
      how do you wash a down jacket
      candle wax on nan's tablecloth
      can I iron silk
      which temperature for underwear and bedding
      turmeric on a cream rug, guests in two hours
      whites have gone grey over the years, anything that brings them back
    `,
    answer:
      'Be quick and dab, do not rub: cold water for blood, washing-up liquid for grease, salt or sparkling water for wine. Try everything on a hidden seam first. Sort by colour and temperature: most at 30 to 40 degrees, towels and bedding at 60, wool cold. Heat sets stains, so no dryer before it is gone.',
  },
  {
    id: 'flatmates',
    says: `
      my flatmate never washes up
      how do I tell my roommate that his music is too loud
      four of us share a house and only I buy toilet paper
      she eats my cheese and says it wasn't her
      his girlfriend practically lives here and pays nothing
      cleaning rota on the fridge, nobody looks at it
      moving in with my best friend, will that ruin it
      what should people agree on before they share a flat
      dorm room, she snores and sets six alarms
      flatshare at 45, can that work
      bills in my name and he is always late with his part
      how does one ask a housemate to move out
      passive aggressive notes in the kitchen, I've had enough of this shared house
      we need house rules that don't sound like school
      my roomie brings people home at three on weeknights
      lodger leaves hair in the sink, I'm too polite to say it
    `,
    answer:
      'Most trouble is about four things: dishes, noise, guests and money. Talk when nothing has just happened: “Can we find a rule for the kitchen that works for all of us?” Three written rules, one shared pot for basics, and a look at it once a month are enough. If nothing changes after two talks, plan who moves and by when.',
  },
  {
    id: 'builders',
    says: `
      how do I find a good plumber
      three quotes for the same bathroom, from four to eleven thousand
      builder wants half the money up front
      roofer knocked on the door and says our tiles are loose
      the tiler hasn't shown up for two weeks and doesn't pick up
      how do you know a tradesman is honest
      new kitchen, in which order do the trades come in
      what should stand in a written quote
      electrician says the whole house needs rewiring, how can I tell if that's true
      loft conversion, do we need permission
      he found extra work every day and now the bill has doubled
      cash without a receipt is cheaper, he says
      renovating a house from 1930, what gets done first
      how much on top should I keep for surprises in a renovation
      living in a building site with two kids since easter
      woman on my own, they all treat me as if I know nothing about boilers
    `,
    answer:
      'Ask neighbours for names, look at one finished job, and get three written quotes for the same list of work. Pay in stages for what is done, a small part at the start, and keep a tenth until the end. Order: roof and damp, then pipes and wires, then plaster, floors, paint. Keep 15 per cent aside for surprises.',
  },
  {
    id: 'dog-training',
    says: `
      my dog pulls on the lead like a train
      how do I stop him barking at the postman
      puppy bites my ankles all day
      she won't come back when I call her in the park
      housebroken at home, pees at my mother's
      jumps up at every visitor, muddy paws and all
      rescue from Spain, scared of men, how do we win her over
      growls at the kids when he has a bone
      is a dog school worth it
      eight years old, can you still teach him tricks
      goes mad when another dog comes round the corner
      clicker or treats or just a firm voice
      how long until a puppy is clean in the house
      my terrier digs up the whole lawn
      she steals food off the table the second I turn my back
      what do you teach a young dog first
    `,
    answer:
      'Reward what you want at once, with something tiny and good, and make what you do not want impossible: lead, gate, a cleared table. Three lessons of two minutes a day beat an hour. Against pulling, stand still until the lead is loose. Growling or biting, above all with children, belongs to a good trainer or the vet soon.',
  },
  {
    id: 'papers-sort',
    says: `
      how long do I have to keep old bills
      shoebox of letters I never opened
      can never find a document when somebody asks for it
      twenty years of bank statements in the loft, shred the lot?
      what papers should be in one folder in case something happens to me
      how do I file things so that I find them again
      30 thousand photos on my phone, how does a person sort that
      paper or scan it all
      my desk disappears under letters, forms, school notes
      passport, birth certificate, deeds, where do you put such things
      which papers can go in the bin and which must I never throw away
      my mother's files are chaos and I've got to get through them
      post comes in, I put it down, that's the last I see of it
      a simple filing system for lazy people
      digital mess, ten folders called new
      we were burgled once, are the important papers safe in a drawer
    `,
    answer:
      'One place for what comes in, and twenty minutes every Friday: bin, answer or file. Six folders are plenty: identity, home, work, money, health, insurance. Keep certificates, deeds and pension papers for ever, tax papers for about six years or as your country says, ordinary bills until the guarantee ends. Photograph the ten most important ones and store them safely.',
  },
];
