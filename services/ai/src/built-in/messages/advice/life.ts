import type { Advice } from './advice.ts';

export const adviceOnLife: readonly Advice[] = [
  {
    id: 'pet-loss',
    says: `
      my cat died and I can't stop crying, is that normal
      is it normal to grieve for a dog
      when should I get a new pet after one died
    `,
    answer:
      'It is very normal: you lost somebody you lived with every day. Some people mark it with a photo or a place in the garden. There is no right time for another one; wait until you look forward to it for its own sake.',
  },
  {
    id: 'get-dog',
    says: `
      should I get a dog
      which dog suits me
      what does a dog cost
      how do I train a puppy
      cat or dog
    `,
    answer:
      'Count two hours a day, ten to fifteen years and some 100 to 150 a month with vet and insurance. Borrow one for a week first, and ask who takes it when you travel. Choose by energy, not by looks. A puppy learns best in many two-minute lessons with food, and in a class for people.',
  },
  {
    id: 'move-house',
    says: `
      how do I plan a move
      what do I need to do when moving
      how do I move to another country
      should I move abroad
      how do I make a new place feel like home
    `,
    answer:
      'Eight weeks before: notice, removal firm, throw out. Four: change addresses, internet, school and doctor. One: a box with what you need the first night. For another country, look first at visa, health insurance, tax and whether your job is recognised, and live there for a month before you give up the flat.',
  },
  {
    id: 'find-flat',
    says: `
      how do I find a flat
      how do I get a landlord to choose me
      what do I check when viewing a flat
    `,
    answer:
      'Have one file ready: identity, pay, references and two sentences about you. Answer adverts within the hour, call where you can, and tell everyone you know. At the viewing, look for damp, noise, water pressure, heating costs and how the neighbours sound. Pay nothing before you have seen it and signed.',
  },
  {
    id: 'garden',
    says: `
      how do I start a garden
      what can I plant now
      how do I keep a pot plant alive
      what grows on a balcony
      why do my plants die
    `,
    answer:
      'Begin small: one bed or five pots, with herbs, salad, radishes and one tomato. Most plants die of too much water: push a finger in, and water when it is dry two centimetres down, in the morning, deeply and seldom; tomatoes in pots need it daily in heat. Six hours of sun for fruit, three for salad. What to plant now stands on the seed packet.',
  },
  {
    id: 'cook-begin',
    says: `
      how do I learn to cook
      easy meals for beginners
      what should I cook first
      how do I cook for one
    `,
    answer:
      'Learn five dishes well: an omelette, a pasta sauce, a tray of roast vegetables, a curry and a soup. Cook each three times before the next. Salt early, taste often, hot pan. For one person, cook for three and freeze two.',
  },
  {
    id: 'bike-buy',
    says: `
      which bike should I buy
      what makes a good first bike
      do I need an e bike
      is a used bike ok
    `,
    answer:
      'Decide by use: town, distance, gravel or hills, and luggage. Size comes before brand: try it for ten minutes in a shop that adjusts it. A used one from a good workshop is fine; check frame, chain, brakes and that the number is not stolen. Keep a tenth for lock, lights and helmet.',
  },
  {
    id: 'equipment',
    says: `
      what is a good guitar for beginners
      what equipment do I need to begin
      which camera is good for starters
      do I need expensive gear
      which laptop for video editing
      what shoes for hiking
    `,
    answer:
      'Go to a shop that lets you try, say what you want to do and how often, and choose what fits and feels comfortable, not what looks best. For a start, used, borrowed or rented is enough; buy well once you have kept it up for two months. Spend on what touches your body, such as shoes, a saddle or strings.',
  },
  {
    id: 'travel-plan',
    says: `
      how do I plan a trip
      how do I travel cheaply
      is it safe to travel alone
      what should I pack
      how do I plan a holiday with kids
    `,
    answer:
      'Fix dates, budget per day and the one thing you would regret missing; leave half of the days open. Book transport first, the first and last night next. Travel cheaply off season, by night train or bus, and with a kitchen. Alone: tell somebody your route, arrive by daylight, keep copies of papers. Pack half, then take one thing out.',
  },
  {
    id: 'fear-flying',
    says: `
      how do I get over fear of flying
      I'm scared of the dentist
      how do I get over a fear
      I'm afraid of needles
      how do I overcome fear of heights
    `,
    answer:
      'Go towards it in small steps, each until the fear halves: look at pictures, visit, sit there, do the short version. Tell the dentist, nurse or crew at the start; they know it and agree a stop sign. Breathe out slowly and let the wave pass, it falls after some minutes. If it rules your life, exposure therapy works well and is short.',
  },
  {
    id: 'driving-licence-old',
    says: `
      should my mother still drive
      when should one stop driving
    `,
    answer:
      'Ask whether others are uneasy in the car, whether dents or wrong turns have come, and have eyes, ears and medicine checked. A driving instructor can ride along for an hour and says it kindly. Offer the other ways before you take one away.',
  },
  {
    id: 'news-overload',
    says: `
      how do I stop reading the news all the time
      the news makes me anxious
      how do I cope with the state of the world
    `,
    answer:
      'Read once a day at a fixed time, in text rather than video, not before bed, and switch alerts off. Choose one matter and do something small for it each month: give, help, vote, write. Then close it. Acting helps more than knowing more.',
  },
  {
    id: 'social-media',
    says: `
      should I quit social media
      how do I delete instagram
      how do I spend less time online
    `,
    answer:
      'Take the apps off the phone for 30 days and use them only on a computer, once a day. Tell three friends where to reach you. Fill the gap beforehand with something at hand: a book, a call, shoes by the door. Then decide which one gave you something.',
  },
  {
    id: 'religion-meaning',
    says: `
      what is the purpose of my life
      how do I find my purpose
      I feel my life has no direction
      midlife crisis, what now
    `,
    answer:
      'Large answers usually come from small ones. Write down when you last forgot the time, whom you want to be useful to, and what you would regret at 80. Take one of them and give it two hours a week for two months. Direction shows while walking. If life feels worthless rather than aimless, tell a doctor or a crisis line.',
  },
  {
    id: 'age-late',
    says: `
      I'm 67, isn't it too late to write a book
      am I too old to learn to swim at 58
      too old for this at 72?
      is 45 too late for a new career
      I'm 61, can I still learn the piano
      does it make sense to begin at my age
      at 70, is it silly to start a degree
      I feel too old to begin again
      am I too old to start
      is it too late for me
      can I still learn something at 70
      I'm 50, does it still make sense
    `,
    answer:
      'Hardly ever. Strength, languages, instruments, degrees and new friends all work at 50, 60 and 70; only the pace and the rest days change. Begin at two thirds of what you think you can, and count from today, not from what you were.',
  },
  {
    id: 'party-plan',
    says: `
      how do I plan a birthday party
      ideas for a birthday party
      how do I host a dinner
      what do I serve for ten people
    `,
    answer:
      'Date and guest list first, four weeks ahead. One main dish that stands by itself, such as a stew, a curry or a tray from the oven, one cold thing before and a cake somebody brings. Give guests something to do in the first ten minutes. Keep the last hour before for yourself.',
  },
  {
    id: 'phone-buy',
    says: `
      which phone should I get
      is a used phone ok
      do I need a new laptop
    `,
    answer:
      'Decide by how long it gets updates, battery and storage, in that order; the model of last year or a refurbished one with a guarantee is usually enough. A new battery often saves the old one. Which model is best this month I cannot look up; a consumer test can.',
  },
  {
    id: 'repair',
    says: `
      how do I fix a dripping tap
      how do I unblock a sink
      how do I hang a shelf
      how do I paint a room
    `,
    answer:
      'Look up a video with your exact model, put the parts in order on a towel, and stop before gas, mains electricity or the roof. Tap: water off, new washer. Sink: plunger, then the trap. Shelf: find the stud or use the right plug. Painting: clean, tape, edges first, two thin coats. Repair cafés help with the rest.',
  },
  {
    id: 'environment',
    says: `
      how can I live more sustainably
      how do I reduce my footprint
      should I go vegan
      how do I fly less
    `,
    answer:
      'The large pieces are heating, flights, car and meat: fewer flights, two meatless days more a week, one degree less, and the train or bicycle for one usual way. Buying less beats buying green. Begin with the one that costs you least. If you go vegan, take vitamin B12.',
  },
  {
    id: 'letter-complain',
    says: `
      how do I write a complaint
      how do I get my deposit back
      how do I object to a bill
      my landlord doesn't repair the heating
    `,
    answer:
      'Write, do not ring: what happened, when, what you want, by which day, usually 14 days. Add photos and keep a copy. Quote the contract or the order number. If nothing comes, the consumer or tenants’ advice centre knows the next letter, and often an ombudsman is free.',
  },
  {
    id: 'moths-pests',
    says: `
      how do I get rid of moths
      how do I get rid of mice
      what helps against ants
    `,
    answer:
      'Find the source first: open food or wool. Throw out what is infested, wash or freeze the rest for three days, vacuum the cracks and keep stores in glass or tins. Traps show whether it works. Close the holes for mice and ants. Bedbugs or rats are for a professional.',
  },
  {
    id: 'memory',
    says: `
      how do I remember names
      how do I improve my memory
      I forget everything, what helps
    `,
    answer:
      'Say the name twice in the first minute and tie it to a picture. For everything else, one list in one place, and fixed homes for keys and glasses. Sleep, movement and talking with people keep memory well. If others notice that you lose words or ways, have it checked.',
  },
  {
    id: 'tattoo',
    says: `
      should I get a tattoo
      can I train after a tattoo
      can I swim with a new tattoo
    `,
    answer:
      'Hang the drawing on the wall for three months, and choose the artist by healed work. Fresh, it is a wound: no swimming, sauna or sun for two to four weeks, easy training after some days if nothing rubs or pulls. Redness that spreads, pus or fever needs a doctor.',
  },
  {
    id: 'citizenship-visa',
    says: `
      how do I get a visa
      how do I become a citizen
      how long does a residence permit take
    `,
    answer:
      'The authority’s own website has the list of papers and the current waiting time; print it and tick it off. Certificates from abroad often need a sworn translation and a stamp, which takes weeks. Make the appointment first, then collect. A free migration advice centre checks it before you hand it in.',
  },
];
