import type { Matter } from './matter.ts';

// Wishes in forms that the kinds' own examples seldom have. All examples of the kinds are wishes as well.

export const wishes = [
  {
    id: 'wish',
    says: `
      My sister moved away, and I want to write to her
      My friend moved away, and I want to visit him
      My son moved away, and I want to call him each week
      a half marathon in March. Any tips?
      a half marathon in September. Any tips?
      a half marathon in November. Any tips
      a half marathon in summer. Any tips for me?
      a 10-mile race in May. Any tips?
      Could you make me a plan to run 5k in 8 weeks?
      Could you make me a plan to swim a kilometre in 10 weeks?
      Could you make me a plan to read 20 books in a year?
      Can you make a plan for me to cycle 100 km in 14 weeks?
      Please make me a plan to run a half marathon in 16 weeks
      a half marathon next May. Any tips?
      a marathon in October. Any tips?
      a half ironman in August. Any tips?
      a 5k in May. Any tips?
      a half marathon in June. Any tips?
      a half marathon by autumn. Any tips?
      a full triathlon in September. Any tips?
      a marathon in May. Any advice?
      my first half marathon in April. Tips?
      a full marathon in October. Any advice?
      a 10k in March. Any tips?
      a sprint triathlon in July, any tips?
      a barn dance in August. Ideas?
      could you make me a plan to swim a mile in 10 weeks?
      can you make me a plan to get to 50 push-ups in 8 weeks?
      would you make a plan for me to learn the ukulele in 12 weeks?
      our daughter sits the entrance exam in spring and is nervous
      our son takes his grade 3 in March and is nervous
      my daughter sits her finals and cannot sleep
      retake GCSE English, nothing else
      resit A-level physics, only that
      my sister moved abroad, and I want to write to her
      my cousin left town, and I want to call him more
      my brother moved out, and I want to see him once a month
      my goal: swim 50 lengths
      my goal: watch 30 classic films
      my goal: write 12 songs
      I want to open an ISA this month
      I want to open a joint account with my wife
      open a savings account for the kids
      I want to open a pension
      write a summary of my thesis
      sum up my research for a magazine
      7000 steps, I have a desk job
      walk 6000 steps a day although I sit all day
      9000 steps a day at a desk job
      the posts and panels are up the wrong way, turn them
      the hooks and racks are in the wrong place, move them
      the beams and boards are rotten, replace them
      the blinds are the wrong way up, hang them anew
      the wardrobe doors are the wrong way round
      the shelves in the loft are crooked, get them straight
      the fence and the gate are about to fall, mend them
      cables and sockets in the old house are dangerous, get them redone
      the tiles and the grout in the bath are filthy, redo them
      the gutters are the wrong size, have them replaced
      my papers and photos are in a muddle
      the stairs are the wrong height for mum
      eat less sugar starting tomorrow
      drink less coffee from tomorrow on
      read more in the evenings starting Monday
      less television starting next week
      be offline after eight from tomorrow
      spend less on clothes starting this month
      I don't want to feel lonely any more
      stop being so lonely
      run a half marathon last week
      finish the course yesterday
      learn to swim last summer
      climb Ben Nevis yesterday
      do my tax return before 31 January
      forgive my brother
      negotiate a lower rent
      patent my invention
      transition
      I should drink less
      I should smoke less
      I should eat less meat
      should sleep more
      I should worry less about money
      I should see my sister more often
      I ought to call my grandmother every week
      my goal: read 20 books
      goal - bench press 100 kg
      new job
      marathon in april
      a dog
      passport renewal
      six pack by summer
      driving licence before I turn 20
      C1 German
      my own flat by autumn
      zero inbox
      bikini body
      let's get fit
      can you help me find a new job?
      help me save for a car
      could you make me a plan for learning Python
      make me a roadmap to become a pilot
      I need a plan to get out of debt
      build me a training plan for a triathlon
      please help me stop biting my nails
      I wish I could play the piano
      I dream of opening a café
      it is time to get rid of the attic junk
      I'm thinking about adopting a cat
      we're trying for a baby
      my wife and I want to renovate the kitchen
      I've always wanted to sail
      I've decided to go vegan
      I plan to apply for citizenship
      I intend to write my memoirs
      my dream is to see the northern lights
      I'd love to be able to do the splits
      I have to pass my maths exam in June
      I must lose weight before the operation
      I gotta learn to drive
      gonna run my first 10k in spring
      wanna get better at chess
      hoping to buy a house in two years
      looking to switch careers into nursing
      planning a surprise party for my dad's 60th
      I am going to learn sign language for my niece
      I'm 45 and want to go back to university
      I lost my job and want to find a new one
      My mum is ill and I want to spend more time with her
      my knees hurt and I want to be able to hike again
      I never learned to swim and would like to change that
      I'm tired of renting, I want to own a place
      Thanks! Now I want to learn Spanish
      Hi, I want to lose 10 kg
      I can't cook and it embarrasses me, teach me step by step
      I want to lose 10 kg by June. How do I start?
      I'd like to stop yelling at my kids
      no more sugar for 30 days
      quit vaping
      never touch a slot machine again
      I don't want to smoke any more
      I no longer want to be afraid of dogs
      get over my ex
      apologise to my sister
      come out to my parents
      make peace with my father
      tell my boss I am pregnant
      ask her to marry me
      ask for a raise
      fight my eviction
      sue my former landlord
      contest a parking fine
      register my company
      emigrate to New Zealand
      foster a child
      donate a kidney to my brother
      restore a 1967 Beetle
      digitise the family photos
      digitize all my old cassettes before they rot
      breed budgies
      brew my own beer
      perform at an open mic
      exhibit my photographs
      translate my grandfather's letters
      memorise the periodic table
      crowdfund my first album
      rewild the back garden
      insulate the loft before winter
      unlearn my stutter
      recover from burnout
      survive my first year as a teacher
      cope with the loss of my wife
      be able to touch my toes
      be debt free at 40
      be fluent in Polish before the wedding
      have twins sleeping through the night
      have 10,000 followers
      own a boat
      live by the sea
      retire at 55
      work four days a week
      sit still for twenty minutes a day
      stand up to my mother-in-law
      wake up at 5:30
      hold a handstand
      train my puppy
      homeschool our kids
      potty train my toddler by September
      write a thank you letter to every teacher I had
      pick up where I left off with my PhD
      get my blood pressure down
      get my licence back
      get published
      get the band back together
      finish the scarf I started
      finish my degree
      I want to finish the marathon this time
      complete the Couch to 5K
      step by step I want to become a baker
      make my own wedding dress
      make it as a stand-up comedian
      pause my career for a year of travel
      add a second storey to our house
      move to Lisbon
      move in with my boyfriend in May
      move my mum into a care home
      remove the ivy from the wall
      change jobs
      change my name officially
      change my diet because of gout
      split the bills fairly with my flatmates
      drop two dress sizes
      delete my social media accounts
      log out of social media at 8 pm
      cancel my gym membership and train outdoors
      talk to strangers with confidence
      talk to my boss about a raise
      speak to a crowd without notes
      talk less and listen more
      open a savings account
      work in customer support
      export my furniture to Germany
      earn my money back within a year
      go to bed before 11 pm
      go to the gym three times a week
      take the kids to see their grandparents every month
      I want a raise and to learn guitar
      I want to learn Spanish and also run a half marathon
      I want to study medicine
      I need to hand in my thesis by 30 April
      I need 12 more clients by summer
      I need a visa for Japan
      I want a divorce
      I want to break up with my boyfriend in a kind way
      I need surgery on my knee and want to be strong for it
      I want to be a dad who is there
      I want my daughter to sleep in her own bed
      I want our team to win the league
      I want to know everything about stars
      I want to understand my pension
      I want to see more of my grandchildren
      I want to stay sober
      I want to get up when the alarm rings
      I want to find out why my knee hurts
      hi sage, i am tom, 29, and i would love to row across the lake one day
      Since my divorce I hardly leave the house. I would like to meet people again and maybe dance.
      I have 2 kids and little time but my dream is a degree in psychology.
      My landlord is selling, so we need to find a new flat by March.
      I smoke a pack a day and I want to be free of it by Easter
      I'm terrible at maths. The exam is in May. I need a pass.
      violin
      trombone
      the harmonica
      calligraphy
      origami
      parkour
      unicycle
      bouldering
      sourdough
      beekeeping
      driving theory test
      wedding speech that makes her cry
      a eulogy that does him justice
      father of the bride toast
      a cabin in the woods
      vegetable patch
      loft conversion
      bathroom tiles
      tile the kitchen floor by Saturday
      paint the hallway this weekend
      plaster the ceiling before the guests come
      clear the garage by next Sunday
      be packed before the movers come
      be moved in by the end of the month
      house deposit of 30k
      paperback of my blog
      pull-ups, ten in a row
      a promotion
      a raise by spring
      Master's degree
      British citizenship
      nurse registration in Ireland
      own podcast
      short film for the festival
      five-a-side team
      a baby
      a second child
      a kitten for my daughter
      better marks in chemistry
      lower cholesterol
      less wine
      fewer takeaways
      no phone at the table
      more patience with my mum
      peace with my neighbour
      Can you help me find a flat?
      can you help me to learn Dutch
      could you help me prepare for my citizenship test
      would you help me train for a 5k
      can we plan a trip to Peru
      I want to speak Japanese
      I want to speak better English at work
      I want to open a bakery
      I want to open a bank account for my son
      I want to work in a call centre abroad
      I want to work in marketing
      I want to support my wife through chemo
      I want to talk to my dad again
      I want to go home to Poland for good
      I want to go on a pilgrimage
      I want to write so clearly that people keep reading
      I want to delete Instagram and stay off it
      I want to close my shop in an orderly way
      I want to leave my husband safely
      I want to leave the army
      I want to report my employer to the labour office
      I want to be refunded by the airline
      I want to export honey
      I want to print my own T-shirts
      I want to manage a team
      I want to share my flat with someone
      I want to invite all my cousins to a reunion
      I want to follow a vegan diet
      I want to cancel all the subscriptions I never use
      I want to upgrade our heating
      I want to change my handwriting
      I want to set up a standing order for savings
      I want to reset my sleep rhythm
      I want to help at a food bank
      I want to know how to swim
      I want to see a dentist without fear
      I want to find out who my grandfather was
      I want to track my spending
      I want to plan my retirement
      I want to plan our week's meals every Sunday
      I want to read my way through the Booker list
      I want to be on time for once
      so my plan is to row the Atlantic
      the plan: learn enough Greek to order dinner
      thinking of going back to college
      my resolution for the new year is to floss
      this year I will finally learn to ride a horse
      One day I'd like to have a shop of my own
      ever since I was little I have wanted to fly
      our son should be able to swim before summer
      we need to get our will sorted
      we have to find childcare before I go back to work
      my goal is for my dog to stop barking
      my therapist says I should set boundaries with my mother
      the doctor told me to lose 15 kilos
      I've been asked to give a keynote in May
      I've got a half marathon in ten weeks and have not trained
      I have a job interview on Thursday and want to be ready
      I'm getting married next May
      we're expecting in March and need to get the nursery ready
      I start a new job in January and want to make a good start
      retire early, like at 50
      write and record an EP
      walk the Camino with my sister
      stop interrupting people
      stop snoring
      stop buying clothes
      stop smoking weed
      figure out how to pay my student loan
      do something about my stutter
      do something about my weight
      do something about our marriage
      do something about the damp in the bedroom
      work something out with my creditors
      I want to speak Turkish with my in-laws
      I want to speak up more
      I want to work in customer relations
      I want to work for a charity
      I want to work in tech support one day
      I want to live in Porto
      I want to paint again
      I want to give up smoking
      I want to give up meat
      I want to get my old figure back
      I want to buy a van
      I want to close the gap in my CV
      I want to leave my job
      I want to know more about wine
      write more clearly
      write a novel nobody can put down
      a toast that makes everybody cry
      sober for a year
      eight months sober and I want to keep it that way
      a wool blanket
      patchwork quilt
      cello
      clarinet
      judo
      chess
      hip surgery in March and I want to be walking by summer
      new kitchen worktop
      grout the shower by Friday
      applications out by the end of the week
      CV ready and three applications sent by Sunday
      I want to speak Italian
      I want to speak Polish fluently
      I want to speak Mandarin in a year
      I want to work in customer service
      I want to work in customer success
      I want to work in sales support
      I just want to sleep well again
      I just want to walk without pain again
      match into a residency programme abroad
      talk so that people listen
      cook so that the kids eat it
      day 10 without cigarettes, aiming for a year
      flute
      ukulele
      can you help me get a new job in teaching?
      can you help me find a therapist?
      Can you help me lose weight?
      could you help me find a better flat?
      can you help me save up for a motorbike?
      will you help me become a nurse?
      can you help me quit sugar?
      I want to speak Portuguese
      I want to speak three languages
      I want to speak Swedish with my girlfriend
      my back hurts from driving all day, I have to do something about it
      my knee operation is in March and I want to be hiking by July
      do something else for a living, no idea what yet
      stop drinking tomorrow
      start running next Monday
      touch my toes by Easter
      do a handstand by summer
      do ten pull-ups by spring
      lose eight kilos
      lose twenty pounds
      I need a new flat asap, mine is mouldy
      I need another job asap, my manager is driving me mad
      need a new job quickly, the one I have is killing me
      i need a new car soon
      I don't want to be alone any more
      I don't want to be so shy anymore
      I don't want to be broke anymore
      I don't want to be single anymore
      I don't want to be lonely all the time
      I do not want to feel so alone anymore
      I don't want to be in debt any longer
      I don't want to be the shy one anymore
      Could you make me a plan to swim 2k in ten weeks?
      could you draw up a plan for learning Danish by June?
      can you build me a schedule to write a thesis in 6 months?
      I manage a shop and want to be a nurse in three years. Weekends only, about five hours.
      I work in logistics and would like to become a teacher by autumn
      settle in by the end of next week
      unpack all the boxes this weekend
      i wanna lose 12 pounds by next may please
      i wanna learn guitar until christmas please
      I want to save 2000 by next summer, please
      i want to get fit by june pls
      want to run a 10k by next april please
      wanna quit vaping by march
      I'm sick of my flat
      I'm sick of being broke
      I'm tired of my commute
      I've had enough of my job in retail
      fed up with renting
      Could you make me a plan to cycle 100 km in 10 weeks?
      Could you make a plan for me to learn Norwegian in a year?
      can you make me a schedule to finish my thesis by May?
      please make me a plan to get fit in 8 weeks
      make a plan for reading 30 books
      make me a plan to do a triathlon in spring
      Could you make me a plan to swim 1 km in 6 weeks?
      Could you make me a plan to learn Greek in 12 weeks?
      can you make a plan to save 5k in 10 months?
      draw up a plan to move house in 8 weeks
      I want to speak Greek
      I want to speak Arabic
      I want to speak Korean
      I want to speak German with my nephew
      I want to speak French like a native
      I wish I could draw
      I wish I were fitter
      I wish I could speak Greek
      I wish I knew how to swim
      I wish I had a better job
      I wish I could sing
      I wish I read more
      I wish I could run far
      Please create a roadmap for my new goal: "Learn to juggle"
      Please create a roadmap for my new goal: Save for a car
      please create a roadmap for my new goal: Visit Norway
      Please create a roadmap for my goal: Read more novels
      Please create a roadmap for my goal: "Paint the house"
      create a roadmap for my goal: Find a flat
      please create a plan for my new goal: Bake bread
      give up sugar from tomorrow
      start jogging tomorrow
      quit vaping on Monday
      quit the cigarettes next week
      begin meditating tomorrow morning
      I'm sick of my debts
      I'm sick of my boss and this job
      fed up with my job
      I've had it with my job
      so sick of my commute
      i wanna loose 8 kilos by next may pls
      wanna lose 12 kilos by next march
      i wanna drop 6 kg by next summer please
      i wanna get 5 kilos off by july pls
      want to loose a stone by june
      and I'd also love to do my Greek B1 exam by March
      I'd also love to sit my Italian A1 test in June
      I'd also like to take my Dutch exam by 30 April
      and I also want to do my first aid course in May
    `,
  },
] as const satisfies readonly Matter[];
