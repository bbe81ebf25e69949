import type { Advice } from './advice.ts';

export const adviceOnLife: readonly Advice[] = [
  {
    id: 'pet-loss',
    says: `
      my cat died and I can't stop crying, is that normal
      is it normal to grieve for a dog
      when should I get a new pet after one died
      it's been six weeks since we had to let our old boy go and I still lay out his bowl
      people say it was only a cat, why does it hurt this much
      the house is so quiet without her paws on the floor, does that get easier
      grieving for my rabbit, feel silly about it
      our dog died in spring and the kids already want a puppy, too soon?
      cried more for the dog than for my uncle, am I a bad person
      can't bring myself to throw out the lead and the basket
      how do you get over losing a horse you had for twenty years
      I keep wondering whether we put him to sleep too early
      bury the hamster in the garden with the children or not
      another cat or wait, my husband says now, I say never
      does the guilt go away after having a pet put down
      how long do people mourn an animal
      seventeen years together, best friend I ever had, and the boss gave me half a day
      my son wont talk about the guinea pig since it died, should we do a little goodbye
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
      kids have begged for a dog for two years and I'm weakening
      puppy or an older one from the shelter
      work full time, live on the third floor, still dream of a labrador
      what breed is good with a toddler and a small garden
      allergic husband, is a poodle really ok
      my mother is 78 and lonely, would a small dog be right for her
      be honest, how much work is it really, people only post the cute pictures
      what do you spend a month on one, food and vet and all that
      we both love dogs but travel six weeks a year
      thinking about taking in a street dog from Romania
      should a beginner take a border collie
      me: cat. him: dog. help us settle it
      two cats already, would a pup be mad
      is it selfish to have one if you rent and work shifts
      never had an animal, wondering which one to begin with
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
      moving day is in five weeks and I haven't packed a single box
      vans, boxes, addresses, kids, I don't know what comes first
      we got the keys for the 14th and the old place ends on the 15th
      emigrating to Canada for my wife's job, what do we have to sort out before
      been here four months and the place still feels like a hotel
      who do you have to tell when you change address
      removal firm or mates with a van, three rooms
      leaving the house I was born in after 62 years, where does one even begin
      how do you move with a cat and a toddler in one day
      relocating to Berlin by autumn, my head is spinning with papers
      checklist for changing flats please
      walls bare, boxes everywhere, how do I make it cosy
      swapping London for a village, sensible or midlife nonsense
      what goes in the first night box
      my company offers me two years in Singapore, husband unsure
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
      forty viewings and always somebody else gets it
      two cats, freelance and 26, no landlord wants me
      student needs a room by october, where do people look these days
      estate agent wants a deposit before I have seen the place
      a hundred people in the queue for a one bed, what makes them pick you
      what goes in an application for a rented flat
      we are four people in two rooms and find nothing we can pay
      letting agents never ring me back
      moving out of my parents' with no references, how does that work
      what should I look at before I sign a tenancy
      lease runs out in march, flat hunting with a baby, dread it
      is it normal that they ask for six months rent in advance
      rental market is insane here, any trick that works
      found one online that looks far too cheap
      with a foreign name I never even get an answer to my messages about flats
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
      got an allotment full of brambles, which end do I start
      slugs ate every lettuce, I could scream
      our lawn is nothing but moss
      balcony faces north and I'd love some herbs
      when do tomatoes go out
      moved into a house with a garden, never held a spade in my life
      pruned the roses, now they look dead
      raised beds or straight in the soil
      what can I sow in september
      nothing grows under that big tree
      my courgettes flower and then rot
      bad back, 71, need a garden that doesn't need me
      the compost stinks, what am i doing wrong
      want to grow veg with the kids on a tiny patio, easy stuff only
      seedlings on the windowsill go long and thin and fall over
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
      I'm 34 and live on toast and noodles, somebody tell me where to start in a kitchen
      divorced, 58, never boiled an egg in my life
      first year at uni, one pan, one hob
      everything I make tastes of nothing
      wife did all the cooking, now it's me and the microwave
      what are the five dishes everyone should be able to make
      burn the onions every time
      my rice always turns to mush
      cooking just for me feels pointless
      which knife and which pan does a beginner really need
      recipes look like chemistry to me
      want to stop ordering takeaway but I can't cook to save my life
      how do you know when the chicken is done
      is there a dish that can't go wrong
      teach a 14 year old to cook, what comes first
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
      eight miles to work, mostly flat, what sort of bicycle
      found a second hand racer for 300, how do I know it's not nicked
      e-bike at 66 or does that make you lazy
      gravel, hybrid, mountain, the shop assistant lost me after two minutes
      saddle kills me after ten minutes, was it the wrong bike
      what frame size does someone of 1.62 need
      want to cycle with a child seat, which kind is stable
      is a supermarket bike for 199 rubbish
      ebay bike, what to check before handing over the cash
      ten hills between me and the office, motor yes or no
      my first proper road bike, budget about 900
      folding bike for the train, any good?
      online or in a shop, for a bicycle
      haven't ridden since school, what would suit a nervous beginner
      spend more on the bike or on the lock
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
      starting watercolours, how much do the paints matter
      which sewing machine for a total beginner
      signed up for the choir trip hiking thing and own only trainers
      digital piano with how many keys, for my daughter's first lessons
      do I have to buy the expensive yoga mat
      tennis racket for my first lessons, forty or two hundred pounds?
      the forum says I need a telescope for 800, surely not
      kit list for a first time camper please
      I always buy all the gear and then never use it
      rent skis or get my own
      what microphone would do for a first podcast
      my first violin, buy or hire
      wool and needles, what does one get to learn knitting
      used camera off a friend or a new one
      is cheap gear holding me back or is that an excuse
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
      two weeks in Portugal in june and no idea in which order to do what
      Italy with three children under ten, how not to go mad
      interrail route, six countries, too much?
      we always overpack, two cases each for a week
      roadtrip through Norway, how many hours a day is sensible
      cheapest way to get from Vienna to Rome
      book everything ahead or see as we go
      honeymoon in october, neither of us has planned anything bigger than a weekend
      first time on another continent with the family, what do we need to think of
      hand luggage only for ten days, is that possible
      travelling on 40 a day, how do backpackers do it
      my holiday plans are a pile of open tabs
      parents are 80 and want to see the sea once more, what must I look out for on the trip
      when are flights cheapest
      our holidays always end in a row because everybody wants something else
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
      the plane is in nine days and I feel sick already
      haven't seen a dentist for eleven years because I shake in the waiting room
      spiders. can't even look at a picture
      every bit of turbulence and I think we'll crash
      blood test on thursday, last time i fainted at the sight of the needle
      can't cross a bridge without holding on to somebody
      lifts. I climb nine floors instead
      scared of dogs since I was bitten as a kid
      my honeymoon depends on whether I can get on that aeroplane
      does hypnosis help with phobias
      panic on motorways since the accident, drive only back roads now
      terrified of deep water even though I can swim
      how does one beat claustrophobia, need an MRI
      my daughter screams at every injection
      would a course for nervous flyers be worth it
    `,
    answer:
      'Go towards it in small steps, each until the fear halves: look at pictures, visit, sit there, do the short version. Tell the dentist, nurse or crew at the start; they know it and agree a stop sign. Breathe out slowly and let the wave pass, it falls after some minutes. If it rules your life, exposure therapy works well and is short.',
  },
  {
    id: 'driving-licence-old',
    says: `
      should my mother still drive
      when should one stop driving
      dad is 84 and there's a new scratch on the car every month
      mum drove through a red light with my kids in the back
      grandad refuses to hand over the keys
      father has early dementia and still takes the car to the shops
      how do we tell him that he isn't safe behind the wheel any more
      I'm 79 myself, eyes not what they were, when should I give it up
      my nan got lost on a road she has driven for forty years
      who decides when an old person is not fit to drive
      hiding my mother's car keys, is that wrong
      he says without the car he may as well be dead, we live in a village
      is there a driving check for pensioners
      should I report my own father to the licence people
      it frightens me to sit next to my uncle at the wheel these days
      at what age do most folks stop driving
      near miss on the roundabout with grandma, what now
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
      wars, floods, elections, I read it till two in the morning
      every headline makes my stomach turn
      I check the news forty times a day, help me stop
      can't watch the evening news without crying
      is it irresponsible not to follow what goes on in the world
      since the war broke out I can't look away from my screen
      climate fear keeps me awake, how do you live with it
      my husband has the news channel on all day long
      politics makes me so angry that I can't work
      how much news is healthy
      the state of the country depresses me, what can one person do
      should I delete the news app
      i feel guilty enjoying things while the world burns
      breaking news alerts at dinner, at work, in bed
      want to stay informed without going under
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
      thinking of deleting my accounts for good, talk me through it
      insta makes me feel ugly but all my friends are on there
      would I miss out on birthdays and invitations if I left facebook
      took tiktok off my phone on monday, back on it by wednesday
      a month off all the platforms, does that do anything
      my whole class is on snapchat, i cant just leave
      can you have a normal life without any social networks
      need it for my little business, hate it for myself
      I post something and then check the likes all evening
      log off for good or only at weekends
      how do people manage to live without facebook
      strangers' comments under my posts spoil my whole day
      everyone looks happier on there, would I be better off without it
      I spend more time posting my life than having it, how do I get off there
      my daughter of 13 wants an instagram account
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
      turning fifty and asking myself what all this was for
      kids are out, career is done, who am I now
      got the house, the car, the job, and feel empty
      since dad's death I keep asking what I'm here for
      how does anyone know what they are meant to do with their life
      lost my faith a few years ago and nothing took its place
      everyone else seems to have a calling, I just go to work
      I drift. no aim, no plan, no real want
      what gives people a sense of meaning
      am I having a midlife crisis or is this normal
      25 and no clue where my life is heading
      i do not believe in god any more, where do people find sense then
      is there a way to find out what one is made for
      retired in may and feel useless
      my life is fine on paper, so why does it feel so pointless
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
      54 and never danced, ridiculous to begin now?
      everyone in the beginners' class will be twenty, I'm 63
      they laughed when I said I'd learn Greek at 77
      feel like I missed the boat, I'm 48
      can a brain of 69 still take in maths
      no spring chicken here, 81, fancy painting
      am I past it for ballet at 39
      my knees are 60 and my dreams are 20, is there any point
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
      my parents' 50th anniversary, sixty people, and it's all on me
      eighteenth birthday, small flat, no money, ideas?
      hosting eight for sunday lunch, nervous wreck
      what can be cooked the day before for a crowd
      kids party, twelve six year olds, two hours, help
      hen do for my sister, nobody agrees on anything
      surprise party for my husband, how do I keep it secret
      how many bottles for thirty guests
      I always end up in the kitchen while the others have fun
      baby shower on a budget
      street party with the neighbours, who organises what
      when do you send out invitations
      first time having people round since the divorce
      buffet or sit down meal
      new year's eve at ours, what food is easy
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
      screen cracked, new one or repair
      mobile is five years old and the battery dies by noon
      simple phone with big buttons for my mother of 83
      refurbished iphone, trap or bargain
      laptop for uni, not more than 500
      android or apple, I have no clue about these things
      contract with a handset or sim only and buy it outright
      tablet for grandad so he can video call us
      my computer takes ten minutes to start, is it done for
      how many gigabytes does a normal person need
      what's a decent first mobile for an eleven year old
      salesman talked me into the biggest model, can I do with less
      last year's model or wait for the new one
      is 64 gb enough
      old macbook, replace the battery or let it go
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
      toilet won't stop running
      curtain rail came out of the wall, plaster and all
      hot water but no pressure in the kitchen tap
      painted the hall and it's all streaks
      the washing machine leaves a puddle every time
      drill, plugs, screws, I'm scared of hitting a cable
      shower drains slower each week
      door squeaks, drives me up the wall
      can I change a socket myself or is that for an electrician
      hole in the wall where the old telly hung, how does one fill it
      radiator upstairs stays cold at the top
      my zip broke on a nearly new coat
      flatpack wardrobe, two screws left over, it wobbles
      landlord takes weeks, so I'd like to mend the dripping thing myself
      is it worth fixing a 12 year old dishwasher
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
      want to do my bit for the planet but don't know what counts
      I recycle everything and then fly to Thailand, what's worse
      plastic everywhere, every time I come home from the shop
      going vegetarian, does one person even make a difference
      is an electric car greener if you hardly drive
      we heat with oil, what would be the first step to something cleaner
      my teenage son calls me a climate criminal because of the car
      cutting down on meat, husband is on strike
      what has the biggest effect on my carbon footprint
      train to Spain instead of the plane, mad idea?
      fast fashion bothers me yet I keep buying it
      how do you live with less waste in a family of five
      nappies, washable or throwaway
      it all feels like a drop in the ocean, does it matter what I do
      solar panels on the roof, good for more than the conscience?
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
      heating broken for three weeks and the landlord just says soon
      they kept the whole deposit because of one stain
      sofa arrived torn, shop won't take it back
      airline owes me for a cancelled flight and ignores every mail
      billed twice by the electricity firm, hotline hangs up on me
      the builder botched the bathroom and wants the rest of the money
      I need to put a complaint in writing and sound firm not rude
      parking fine though I had a ticket, how do you fight that
      washing machine died after 14 months, am I stuck with it
      got a bill for something I never ordered
      hospital lost my mum's glasses and shrugs
      to whom does one complain about an insurance that won't pay
      the gym keeps charging me months after I left
      returned the coat in july, still no refund
      what do I write so that they take me seriously
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
      tiny holes in all my good jumpers
      droppings behind the cooker, I think there's a mouse
      ants marching across the kitchen every spring
      weevils in the flour, in the rice, everywhere
      something is scratching in the loft at night
      silverfish in the bathroom, is that a sign of something
      i've got bites in a row on my arm every morning, bed bugs??
      wasps nest under the roof tiles right above the nursery
      cockroach in a rented flat, who pays
      fruit flies won't go whatever I put out
      the cat brings in fleas, the carpet is alive
      lavender bags don't do a thing, moths still there
      pigeons on my balcony, filthy
      rats in the compost heap
      how do you keep mice out of an old house without poison
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
      walked into the kitchen and forgot why, third time today
      names go in one ear and out the other, so embarrassing at work
      I'm 61 and worried, is it age or something worse
      left the phone in the fridge, i mean come on
      forget birthdays, appointments, my own pin
      brain like a sieve since the baby
      can you train your memory
      I meet forty new parents every september and can't put a name to a face
      the word is on my tongue and won't come
      do crosswords keep the mind sharp or is that a myth
      always hunting for my keys
      what was I told five minutes ago, gone
      my sister repeats the same story three times in an evening, should we worry
      are there tricks for remembering lists
      since the menopause I can't hold a thought
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
      want my daughter's name on my arm, husband hates the idea
      first ink, scared of regretting it at 60
      got a fresh one on the calf yesterday, gym tonight?
      when can you get back in the pool after being inked
      how do I choose a tattoo artist
      small one on the wrist, does it hurt a lot
      i'm 17 and my parents say wait
      itches like hell after five days, is that normal
      does it harm my chances at a bank, a visible one on the neck
      sunbathing with a three week old piece on my shoulder
      covering up an ex's name, cover up or laser
      thinking about one in memory of my nan
      the lines went red and warm around it
      dragon on the back, yes or no, tell me
      swim training while the new ink heals
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
      my husband is from Ghana and we want him here with me, which papers
      been here nine years, is it time to apply for a passport
      working holiday in Australia, where does one begin with the permit
      biometric thing, birth certificate, translations, I'm drowning in forms
      student visa runs out in july and I've got a job offer
      do I lose my old nationality if I take the new one
      waiting eight months for an answer from the immigration office
      what kind of permit would I need to work in Switzerland
      my girlfriend is Brazilian, how can she stay longer than three months
      settled status, lost the letter, how do I prove it
      how hard is the naturalisation test
      moved for love, now need residence papers
      who helps with visa applications without costing a fortune
      grandfather was Irish, could that get me a passport
      family reunion for my mother, 70, from Turkey, possible?
    `,
    answer:
      'The authority’s own website has the list of papers and the current waiting time; print it and tick it off. Certificates from abroad often need a sworn translation and a stamp, which takes weeks. Make the appointment first, then collect. A free migration advice centre checks it before you hand it in.',
  },
  {
    id: 'have-children',
    says: `
      should we have children
      how do you know if you want kids
      I'm 36 and the clock is ticking but I am not sure
      he wants a baby, I don't, and I love him
      one child is enough for me, everyone says she needs a brother
      when is the right time to have a baby
      afraid I'd be a bad mother
      can one be happy without children
      my friends all push prams and I feel nothing
      we can't afford a second one, can we
      third baby at 41, mad?
      single, 38, thinking about having one on my own
      scared of giving birth, want to be a mum though
      everybody asks when we will start a family, I have no answer
      does the longing for a child go away
      my wife is ready for kids and I keep saying next year
    `,
    answer:
      'Picture an ordinary Tuesday with a child of four, and one at sixty without, and note which you would miss. Borrow one: spend three weekends with children of friends. With a partner, each says in turn what they fear and hope, and neither persuades. From the mid thirties, a doctor can tell you how much time there is.',
  },
];
