import type { Talk } from './talk.ts';

// What people say about how they are, that a coach hears first and answers briefly. Where `replies` are empty, `answering/` answers from
// the person's own things.

export const moods = [
  {
    id: 'self-doubt',
    tells: `
      im/am a/an failure/loser/idiot/disgrace/fool/waste
      im/am such a/an failure/loser/idiot/disgrace/fool/waste
      im/am so? pathetic/useless/hopeless/worthless
      what a/an failure/loser/idiot/waste .. i
    `,
    says: `
      I hate my writing
      I'm not good at anything
      I skipped it again, I'm so lazy
      I'm so lazy
      I never finish anything
      I'm such a disappointment
      I have no discipline at all
      is it bad that I only do the minimum
      I'm a waste of space, I never touched the book
      oh I'm an idiot, did nothing for it again
      I'm a failure, I haven't sent one application
      such a loser, never even opened the book
      what an idiot I am, forgot the dentist again
      I'm pathetic, not one page written
      I feel so useless, didn't practise once
      im so rubbish, didnt do a single session
      I'm a joke, I skipped every class this month
      feeling like a failure, the letter still lies here
      I'm so weak, I never keep anything up
      I'm stupid, I missed the deadline again
      I failed again, I'm just not made for this
      what a waste of space I am, did no revision
      I'm the worst, didn't phone anyone
      hate how useless I am at this
      I let everybody down, I'm a disgrace
      im hopeless didnt even start
      I'm an utter failure
      failed at everything this week
      I am such a disappointment, never did the course
      I feel like a failure
      I'm so far behind, I'm useless
      I'm hopeless at this
      I'm no good at any of this
      I keep failing at everything I start
      im rubbish at sticking to things
      I'm such a failure with my goals
      I can't do anything right
      I'll never get there
      everyone else manages, only I don't
      I suck at this
      what's wrong with me that I can't keep it up
      I'm way behind and it's my own fault
      feel like I'm getting nowhere
      so behind with everything
      I am terrible at keeping plans
      I've got no discipline at all
      not good enough for this
      I'm lazy
      I'm a mess, nothing gets done
      i'm bad at this
      I'm rubbish
      behind on everything, as always
      second week running the violin never left its case, honestly who am i kidding
      my kids stick at things better than me and they are seven and nine
      bought the textbook, the highlighters, the fancy lamp, and then did sweet nothing. typical me
      Every January the same circus and by March I have let it die, that's who I am
      i reckon some people are built for this and i got left out when they handed out willpower
      dropped another stitch, ripped it all out, cant even knit a scarf at 62
      Teacher asked who had practised and I looked at my shoes. Again. So embarrassing how weak I am
      I start everything with big mouth and then I finish nothing, my wife laughs already
      nan always said i was a quitter and looks like she was right
      three attempts at the theory and my brain still holds nothing, thick as a plank me
      why am i like this, one easy thing on the list and i went and watched telly till midnight
      everyone in the allotment has courgettes and mine is a square of weeds, sums me up
      sat with the form in front of me for an hour and wrote my name. that was it. useless
      I do not have the character for this, I believe, other people have it
      promised my daughter the doll's house for christmas and its still a pile of plywood, what sort of dad am i
      can't cook, can't save, can't even get out of bed on time, take your pick
      its me, im the problem, every plan works till i touch it
      no staying power whatsoever, two weeks and I fizzle out like a wet firework
      my welsh is still hello and thank you after a year, I'm ashamed to call it learning
      god im so dumb, misread the closing date and missed it by a day
      52 years old and still cannot keep a simple promise to myself
      I look at my old notebooks, all the fresh starts in them, and I just think you're a joke mate
      not cut out for maths or anything with numbers clearly, got 3 out of 20
      I always let it slide, always, even the nice things, I don't deserve a plan
    `,
    replies: ['You are further than it feels today. One small thing is enough for now; the rest can wait.'],
  },
  {
    id: 'proud-of-me',
    says: `
      do you think I'm good enough
      am I doing well in your eyes
      are you pleased with me
      am I a good student
      would you say I've done well
      did I do well
      are you happy with me
      do you think I'm doing a good job
      are you disappointed in me
      say something nice about me
      tell me I'm doing well
      are you impressed
      have I made you proud
      what do you think of me
      give me a compliment
      am I any good
      cheer me on
      do you believe in me
      encourage me a bit
      praise me please
      say I did good
      I need a pat on the back
      be honest, have I come on at all since we started
      go on then, tell an old man he has not done badly
      a gold star would be nice, I did all three this week
      nobody at home noticed so could you say it: well done for the German
      what would you give me out of ten for this month
      am i a disappointment to you or is it ok what i do
      please tell me I am not wasting your time
      Would you be so kind to say if I am making it well, until now
      you'd tell me if i was rubbish wouldn't you
      i know it sounds silly but i need someone to say good girl right now
      say you're proud of me, even if you're a computer
      not fishing for compliments but. ok i am fishing for compliments
      did you notice I went every single day? did you?
      mum never said it, so you say it: am i doing ok
      from one to hopeless, where do you see me
      am i one of your better pupils
      so, coach, satisfied with your student?
      do you reckon I've got it in me, straight answer please
      let me hear that I'm on the right track, just once
      bet you're pleased with that one, eh
      my teacher said I was lazy, what do you say
      would like a bit of applause for the ironing mountain, thanks
      tell me honestly am i your worst case
      are you glad that you have me
    `,
    replies: [
      'I am a program, so pride is a large word, and still: you began, and you tell me about it. That is more than most do.',
    ],
  },
  {
    id: 'afraid-to-fail',
    says: `
      I'm scared I won't manage the exam
      I think the boat is never going to happen
      I doubt that I'll ever save enough
      I'm worried about the wedding, everything gets dearer
      I don't think I can do the marathon
      what if I fail the test
      I'm afraid the plan won't work out
      the flat thing looks hopeless
      it's not going to work, is it
      feels like the degree is out of reach
      I'll never be able to afford it
      I fear I won't make it with the thesis
      rents rise faster than I can save
      I have a bad feeling about the race
      I'm losing faith in the business
      I'm going to mess up the concert
      no way I'll be ready in time
      scared that I'll fail again
      i dont believe i can do it anymore
      I worry that I started too late
      I think I won't get the job anyway
      honestly starting to think the allotment will beat us, it's all couch grass and no time
      grades come out of the mock and i just know the real one will go the same way
      what if we have everything packed and then the sale falls through again
      the further i get with this thesis the surer i am it'll be torn apart
      i can see it now, up at the altar and the speech falls flat as a pancake
      keep dreaming i turn up at the start line and my legs won't move
      half the money saved and prices have gone up by the other half, it'll never come to anything
      I have fear that my German will not be enough for the B1, the date comes nearer and nearer
      a voice in my head says you'll bottle it like the last time
      Two driving tests failed, third one booked, and I already see the examiner shaking his head
      who opens a café at 58, it's bound to go under, isn't it
      the choir solo is going to be a car crash, I can feel it
      doubt creeping in about the move, what if we hate it there and can't come back
      im convinced theyll turn the visa down after all this work
      the more I practise the piece the worse I'm sure I'll play it in front of them
      my gut says the dog will never learn to walk nicely and i'll have to give her back
      got this far with not drinking and I'm waiting for myself to ruin it
      nobody in my family ever got a degree, why would it work with me of all people
      not sure I've got it in me to finish the quilt before the baby comes
      I think the whole business idea is built on sand, woke up with that feeling
      what if i train all winter and then get injured in week one
      its slipping out of my hands, the garden wedding, rain and costs and everything
      scared it'll all be for nothing in the end, the courses, the evenings, everything
      i keep picturing the envelope with the no in it
    `,
    replies: [
      'It makes sense to worry about something that matters to you. What exactly would have to go wrong? That one thing can be looked at by itself.',
    ],
  },
  {
    id: 'reluctant',
    says: `
      too cold to run today
      I don't feel like it today
      i don't want to go out running, it's raining
      can't face the gym today
      no desire to do anything today
      I really don't feel like doing this tonight
      it's dark and wet and I should go out
      not up for the swim today, it's horrible out
      can't face the long ride
      not up for training tonight
      really can't face my run
      I can't be bothered
      can't be bothered with any of it tonight
      cba
      cant be arsed today
      not feeling it today
      I don't feel like doing anything
      not in the mood
      meh, don't feel like it
      just don't want to today
      do I really have to do it today
      can't be asked to train
      no motivation today, want the sofa
      it's pouring and I don't want to go out
      I really don't feel like training
      its cold and i wanna stay in bed
      don't fancy the gym tonight
      I'd rather stay on the sofa
      no desire to study at all
      meh, not in the mood for running
      I should go but I don't want to
      too dark outside, can't face it
      so not in the mood
      talk me out of skipping today
      I want to skip the swim
      do I have to go today
      zero motivation to get up
      ugh it's raining again and I'm meant to run
      got no energy for the evening class
      snow outside, not going
      I just want to stay home
      really cant face the spanish today
      kit is on, tea is made, and somehow I'm still on the settee
      legs say no, sofa says yes, who wins
      should be at choir in half an hour and would pay money not to go
      the rowing machine and I are not on speaking terms tonight
      every fibre of me wants to skip the evening class, its dark and they always do role plays
      ironing board has been standing there since lunch looking at me. nope
      ugh do i HAVE to revise, its the first warm evening
      Today I have zero lust for the gym, can we pretend I went
      the alarm went for the early swim and I turned it off with real hatred
      come on, talk me into it, I've got my trainers on one foot
      just a wee duvet day, nobody would know
      really ought to ring the council about the bins but i would rather eat the bin
      hail. actual hail. and you want me to go and plant garlic
      could not be less up for the italian verbs tonight if i tried
      i know i'll feel better after, i know, but right now no thank you
      sitting in the car park of the pool not wanting to get out of the car
      cant face the attic boxes, ive opened the hatch and shut it again
      Guitar is calling, I am not answering
      netflix or pilates, and netflix is already on so
      feet up, slippers on, dont make me
      such a can't-be-bothered kind of evening, the flashcards can whistle
      today i just not have the mood for practice, maybe it is the moon
      put the running top on at six, it's now eight and i'm eating toast in it
      give me one good reason to leave this warm bed for a spin class
    `,
    replies: [
      'I see that. Make it ten minutes, and turn round if it is still awful after that; mostly it is not. And if today stays a no, it is one day.',
    ],
  },
  {
    id: 'just-listen',
    says: `
      I don't feel like talking today
      not in the mood for advice
      no questions please
      no more tips please
      no more tips, just hear me
      less advice more listening
      enough advice, I only want to talk
      please no more suggestions, just listen
      stop with the advice
      no more ideas, just be here
      I don't need any more tips
      just listening would be nice
      please just listen
      I don't want advice, I want to vent
      don't give me tips right now
      no tips please
      can you just hear me out
      I only want to get it off my chest
      stop giving advice and listen
      just let me moan
      I need to vent
      I don't need a plan, just an ear
      no solutions please
      let me rant for a minute
      don't try to fix it
      can i just talk
      not looking for advice
      just be there
      stop trying to help and listen
      no advice today
      I'd just like to be heard
      I know what I ought to do, everyone tells me all day long, I only want to say it out loud to someone
      before you start with ideas: don't. just read
      please no wise words now, I had enough of them from my sister
      can I moan for five minutes without getting homework for it
      not asking for answers, it just helps me to type it
      Let me pour it out and you say nothing clever, deal?
      im not looking for you to sort it i just need to let it out
      I would be thankful if you don't propose nothing today, only hear
      you always want to make a step out of everything, today just let me be sad
      shh. no lists. i want to tell you about my day thats all
      it isn't a problem to be solved, it's just heavy, so please only listen
      whatever i say next do not turn it into a plan
      I've had tips from mum, the doctor and the internet, spare me yours
      could you be a wall for a bit, one I can talk at
      no bullet points today pls, just someone on the other end
      just want a rant about my in-laws, no solutions wanted, ok?
      don't coach me tonight, keep me company
      hear me out first, no interrupting with breathing exercises
      I don't need fixing, I need somebody to nod
      bit of a moan coming, you don't have to do anything with it
      may I complain a little without receiving a recommendation
      leave the pep talk, I only want to get rid of all this
      you be ears tonight, I be mouth
      nothing to solve here, let me just say it's been rotten
    `,
    replies: [
      'All right, no advice. I am here and I am reading. Tell me as much or as little as you like.',
      'Then I only listen. Go on, what is on your mind?',
      'Understood, no tips. It is a lot, and you may simply say it here.',
    ],
  },
  {
    id: 'sleepless',
    says: `
      lying awake at three again, my mind is racing
      cannot sleep, thoughts going round and round
      what do people do when the head will not switch off at night
      cant sleep
      can't sleep, head going round and round
      mind going a hundred miles an hour at night
      brain wont stop
      can't sleep my head is full
      not sleeping, thoughts going round
      cant sleep again ugh
      awake since 3, brain won't rest
      I can't sleep
      awake at three again
      my mind won't stop
      can't switch my brain off
      lying awake and thinking about everything
      my thoughts are racing
      i keep waking up at 4
      wide awake, head full
      I've been tossing and turning for hours
      too many thoughts to fall asleep
      brain won't shut up tonight
      no sleep again
      cant get to sleep, mind racing
      it's 2am and I'm still awake
      my head is spinning and I can't rest
      haven't slept all night
      up all night with worries
      sleepless again
      ten past four, the birds have started and i havent shut my eyes, keep replaying what i said at dinner
      lying here doing sums in my head about the rent when I should be asleep
      himself is snoring away and I'm staring at the ceiling planning tomorrow for the ninth time
      new house, new noises, and me wide awake at 2 listening to the boiler
      Each night at three I wake like somebody switched the light on, then I think until the alarm
      my mind's like a washing machine on spin, can't drop off
      counted sheep, counted bills, counted the years till retirement, still awake
      went to bed at ten like a good girl and here I am at 1.40 typing to you
      since the baby stopped waking, I'm the one that wakes, go figure
      cannot get off to sleep, every time i close my eyes i see the exam hall
      the menopause, the heat, the thoughts, take your pick, its 3 in the night and im up
      my head holds meetings at midnight and invites everyone
      no sleep for me tonight it seems, the argument goes round and round
      why does every worry i own turn up as soon as the lights go out
      i doze off for twenty minutes then bang eyes open heart going
      too wired after the late shift, been lying in the dark for two hours
      I put the phone away, I drank the milk, I breathed, nothing, still awake
      another white night, I hear the church clock strike every hour
      can't settle, keep getting up to check the door and the hob and back to bed wide awake
      it is almost morning here and I did not close one eye
      someone please find the off button for my brain, its 0230
      tossing about since midnight over what the landlord wrote
      fifth night in a row that I'm lying awake till the milkman comes
      when it's dark and quiet is when everything I forgot comes back to me
    `,
    replies: [
      'That is a horrid place to be at night. Write down everything that circles, each with the first thing you could do about it tomorrow; then it need not be held in the head. Breathe out longer than in for a few minutes, and if you lie awake for long, get up, dim light, no screen, until you are drowsy. Is it about one thing in particular? If most nights are like this for weeks, tell a doctor.',
      'A head that runs at night wants to be sure that nothing is forgotten. Put it all on paper, then leave the bed for a quarter of an hour with something dull. Sleep comes easier when it need not. What is the loudest of the thoughts?',
    ],
  },
  {
    id: 'giving-up',
    says: `
      what's the point of all this
      what is the point of any of it
      why do I even bother
      why bother with anything
      what am I doing all this for
      it's all pointless anyway
      none of this leads anywhere
      is any of this worth it
      i dont want to do this anymore
      honestly I'm over it, all of it
      I feel like throwing it all in
      I could give everything up today
      I am ready to give up on everything
      I want to drop all of it and disappear
      I'm done with everything
      I feel like quitting everything
      I can't go on like this
      what's the use of anything
      I just want to drop it all
      everything is too much, I give up
      I'm giving up
      there's no point any more
      I'm ready to throw it all away
      nothing makes sense any more
      can't be doing with any of it any more
      i wanna quit everything
      fed up with everything
      tired of all of it, I'm out
      ready to pack it all in
      eight years at this and where has it got me, I might as well bin the lot
      pack it in, the garden, the course, the diet, all of it, what difference does it make
      I'm asking myself what any of it is good for, the lists, the savings, the getting up early
      had enough, done fighting for every inch, someone else can try
      sat looking at all my goals and felt nothing, who cares if I do them or not
      you can delete everything for all i care, it changes nothing
      the letters, the forms, the calls, I fold, they have won
      I can't see the sense in anything that I do, day in day out the same
      all this effort and at the end you stand where you began, so why
      nothing matters much these days if i'm honest, plans least of all
      i'm throwing in my cards, too old, too tired, too late for all of it
      whatever i do it comes to nothing so i will do nothing from now on
      Sorry Sage, I surrender, I have no more force for nothing
      its just one long slog and nobody even asked me to, im stopping everything
      over and out. no more goals no more plans no more me trying
      can't do it any longer, not this, not the other thing, not any of it
      I used to care about these things and now it's all the same to me
      let it all go to pot, that's how i feel tonight
      why keep up the pretence, I won't get anywhere with anything
      don't see what the use is of trying to be better at 70
      scrap the whole life project haha, not even joking
      everything I planned looks stupid to me now, I want shot of it all
      it is all for the bin, my dreams too, good night
      there isn't one single thing left that I want to go on with
    `,
    replies: [
      'I am sorry it is that heavy, and I am glad you say it. Is it the goals that are too much, or is it more than that? The goals can all be paused with one word; nothing is lost by it. If it is life itself that feels too much, please do not stay alone with it: ring somebody you trust, a doctor, or a crisis line such as Samaritans on 116 123 in the UK and Ireland, and in danger the emergency number.',
    ],
  },
  {
    id: 'treated-badly',
    says: `
      had a huge row with my dad again
      another argument with my father, as always
      me and my mum fought again on the phone
      my sister and I are not talking since Sunday
      got into a fight with my flatmate about the dishes
      we argued the whole evening, my husband and I
      my son slammed the door on me again
      fell out with my best mate
      my dad hung up on me again
      my brother and I ended up shouting at each other
      my in-laws had a go at us over lunch
      my daughter says she hates me
      had a row with my boyfriend
      I had an argument with my wife
      big fight with my mum
      we had a fight last night
      my brother and I had a row
      I quarrelled with my best friend
      boss had a go at me before everyone
      manager tore into me in front of the team
      teacher shouted at me in front of all the others
      colleague mocked me in front of the customers
      rough day. my boss went off at me
      my boss shouted at me
      boss yelled at me
      my boss screamed at me today
      was shouted at before the whole office
      she humiliated me in front of my friends
      he embarrassed me in front of everybody
      my boss yelled at me in a meeting
      a colleague made fun of me in front of the team
      my manager humiliated me today
      she shouted at me before all the customers
      I got told off at work for nothing
      my teacher made me look stupid in class
      someone was really rude to me on the bus
      my boss blamed me for his mistake
      they laughed at my idea at work
      my sister snapped at me in front of the kids
      he talked down to me again
      got screamed at by a customer
      awful day, my supervisor had a go at me
      rotten day at work, got shouted at
      my coach bawled me out
      I was treated like dirt today
      my mother in law insulted me at dinner
      the boss had a go at me before everybody
      got a real telling off today
      massive row with my sister and can't think about anything else
      mum said I was selfish in front of the whole christening party, I went and sat in the car
      my supervisor read out my mistakes at the morning huddle, in front of the new lads
      he called me thick. on a group call. eleven people on it and not one said a word
      we had words about the will, my brother and me, at mum's own kitchen table
      the headteacher spoke to me like I was one of the year sevens
      my daughter-in-law told me to keep my nose out and shut the door on me
      I got a telling off from a customer half my age because the soup was not hot enough
      screaming match with my teenager over a phone charger, plates and all
      they put a photo of me eating in the work chat and everybody laughed
      my dad won't speak to me since I said I'm not coming for the holidays
      husband and me going at it hammer and tongs again about money, kids heard everything
      the coach benched me and said in front of everyone that I'm too fat for midfield
      At the office they make fun of my accent, today very loud, and the boss laughed with
      she rolled her eyes at me the whole meeting and then said 'anyway, moving on'
      my best mate went behind my back and then blamed me for finding out
      got called a waste of a wage by the foreman today, in front of the apprentices
      nasty words with next door over the hedge, he swore at my wife
      I was only asking and the receptionist bit my head off with the full waiting room watching
      me and my partner haven't spoken since the shouting on sunday, its like ice here
      stepson told me I'm not his real mum and then they all went quiet
      my aunt announced at dinner that I had got big, everyone stared at my plate
      fell out big time with my bandmate, he threw the sticks and walked
      the girls left me out on purpose and posted the pictures so id see
    `,
    replies: [
      'I am sorry, that hurts. Words like these stay in the ear for a while; nothing has to be settled tonight. What was it about, and what do you wish had been different?',
      'I am sorry. Being treated like that in front of others is humiliating, whatever it was about, and it says more about them than about you. What hurts most about it: the words, or that people heard them?',
      'Ouch, that is a rotten thing to carry home. You need not decide anything today. Do you want to tell me how it came about, or rather think about something else for a while?',
    ],
  },
  {
    id: 'got-in-touch',
    says: `
      my dad rang yesterday
      my dad called last week
      my dad called me again
      my brother called
      my mum phoned yesterday
      dad called me
      my sister rang yesterday
      my ex called last week
      my son called this morning
      out of the blue
      just like that, after years
      she rang me
      my nan wrote me a letter
      my brother rang me after years
      my ex wrote to me yesterday
      dad phoned out of nowhere
      my mum called last night
      an old friend texted me today
      my sister has written back
      my daughter got in touch
      she finally answered my letter
      my father sent me a card
      he called me back
      heard from my mother yesterday
      my best friend from school found me online
      my son rang out of the blue
      my dad texted me
      got a message from my brother after ages
      my aunt turned up at the door
      he wrote first
      my old boss called me
      my cousin wants to meet
      mum rang, first time in months
      you'll never guess, my brother's name popped up on my phone, first time since the funeral
      a card through the door this morning, dad's handwriting, I knew it straight away
      my old flame sent me a friend request after thirty one years
      out of nowhere a voice message from my daughter, four minutes long, I've not dared listen to it all
      stepdad rang while i was doing the dishes, just asked how i was like nothing happened
      an email from the woman I shared a desk with at school in 1974!
      my mother wrote. Two lines. I read it about fifty times
      my ex texted happy birthday, what do i make of that
      Cousin from Manila found me on the internet, she remembers me as small child
      the landline rang and it was our Kevin, didn't think he even had the number
      my estranged sister liked my photo last night, that's the first sign of life in years
      got a letter from the son i gave up for adoption, i'm shaking
      my former best friend came up to me at the market and said she's missed me
      so my dad has sent a christmas parcel for the kids, first one ever
      heard from auntie in Lagos at last, the line was bad but it was her
      well. he's written back. after all this time
      my goddaughter popped in unannounced yesterday with flowers
      someone from my old regiment looked me up and phoned
      my brother answered the text I sent in spring, only 'ok' but he answered
      mum left a voicemail and she sounded so old
      a long message from the friend who ghosted me last year, didn't see that coming
      Papa called me today, he cried, we both cried
      the lad i used to foster dropped me a line, he's a dad himself now
      my ex wife's mother rang of all people
    `,
    replies: [
      'That comes unexpectedly. How was it for you: more glad, or more stirred up? You need not do anything with it at once.',
    ],
  },
  {
    id: 'resisted',
    says: `
      three weeks off the slots and I feel brilliant
      a month without betting, feeling so good
      nine days sober and proud of it
      six weeks with no cigarettes and I feel fantastic
      two months off the scratch cards, feels great
      ten weeks without gaming all night and I feel like myself
      six weeks without betting and I feel amazing
      three weeks without cake, feeling good
      seven months off the booze today, yes
      a year off cigarettes this week, woohoo
      two months off the vape today
      almost half a year off the booze and really proud
      six weeks without sweets, so proud
      nearly a year without gambling
      four months vape free and I'm chuffed
      a hundred days sober today, feeling proud
      half a year smoke free, can hardly believe it
      nearly three months without a drink and I feel great
      coming up to two years clean
      eight weeks without a cig, dead proud of myself
      not one puff since June, proud of that
      haven't touched a drop for ninety days
      over a month without crisps and loving it
      I walked past the ice cream shop and kept going
      went past the bar and didn't want a drink
      guess what, I passed the casino and felt nothing
      guess what, no craving all day
      walked past the bakery at lunch and wasn't even tempted
      somebody smoked next to me and I didn't care
      I said no to cake today
      walked by the pub and didn't go in
      didn't smoke all weekend
      went the whole party without a drink
      I had no craving today
      stayed off my phone all evening
      didn't buy anything in the sale
      saw the crisps and left them there
      three months without a cigarette today
      somebody offered me a smoke and I said no
      didn't even think about drinking last night
      passed the bakery without stopping
      first evening out without wine
      I resisted the biscuits
      guess what, I didn't have a single one
      a whole day without sugar
      I left the casino alone
      didn't fancy one at all, can you believe it
      everyone was smoking and it didn't bother me
      birthday do at work, cake everywhere, and I just had a tea. didn't even hurt
      they were all outside vaping at break and i stayed in with my sandwich
      pay day, walked straight past the bookies, kept my hands in my pockets
      Seventeen days without a drop and I slept like a baby last night
      put the scratch card back on the shelf at the till, little me is proud
      no chocolate since ash wednesday, and easter stuff is everywhere
      the shoe sale email came and I deleted it without opening!
      hubby ordered chips and i ate my own dinner and didnt pinch one
      wedding reception, free bar, and me on elderflower all night
      nails uncut and unbitten for three weeks, look at these beauties
      for the first time I was at a football match and did not smoke
      i had the bottle in my hand in the shop and put it back, walked home
      my ex sent a heart at midnight and I did not answer. I did not answer!
      a whole weekend without scrolling, phone in the drawer, lived to tell it
      somebody brought doughnuts, six hours on the desk next to me, still six in the box
      said no thank you to my mother in law's third helping and survived
      eleven months clean tomorrow and my sponsor baked me something
      the craving knocked about nine, i went for a walk, it went home
      No energy drinks since two weeks, the first days were hell but now I don't miss it
      closed the online casino tab after ten seconds and blocked the page
      turned down a fag from an old mate, felt odd, felt good
      half term with three kids and not one glass of wine, I deserve a medal
      used to be two packs a day me. this is week nine of none
      let the late night fridge be a fridge, went up to bed instead
    `,
    replies: [
      'That is a real one. A while ago it would have cost you a struggle, and today it hardly did. How does it feel?',
      'Oh, well done. Those moments are the proof that it has become yours. Enjoy it.',
    ],
  },
  {
    id: 'comparison',
    says: `
      everyone at work owns a car and I still take the bus
      everybody at work has a house and I still share a flat
      all at work own their place and I still live with flatmates
      everyone at my age has a pension and I have nothing
      all my cousins own a flat and I still live with my mum
      everybody in the team has a house, I rent one room
      my friends have savings by now and I have debts
      people I was at school with have houses and cars and I have a bike
      they all own something and I still live in a bedsit over a shop
      my friends all own houses already
      all my friends have children by now
      everyone else is so far ahead of me
      my sister got the job she wanted and I'm jealous
      my colleague earns twice as much and started after me
      everyone at work is better than me
      my brother has managed all that years ago
      others my age have a house and a family
      I look at others and feel small
      I'm jealous of my friend
      everybody at work has a nice house, I still live in one room
      people of my age have money saved and I've got nothing
      all my friends earn well and I am still an apprentice
      everyone I know has bought a flat, me still paying rent
      my classmates are doctors by now and I work in a bar
      all the other mums are back in shape, I'm not
      the whole office is running marathons and I can barely jog
      everyone is engaged and I'm still on my own
      people half my age have done more than me
      they all got their licence years ago and I still haven't
      my friends are all homeowners, I'm still renting a room
      all my friends have children and I don't even have a partner
      everybody else has a proper career by now and I am still temping
      all my mates are buying flats and I live with my parents
      my sister earns twice what I do and she is younger
      people my age are managers and I am still an assistant
      everyone in my year is married by now, not me
      the others at the club are all faster than me
      my friends all drive and I am still on the bus
      at thirty everybody has it sorted, only I don't
      my colleagues all speak three languages and I am still a beginner
      everyone on instagram has a better life than me
      all the others finished their degree years ago and I'm still at it
      I'm 40 and everybody else owns their place
      all the people I went to school with are further than me
      my brother already has a house and I still share a flat
      feels like everyone is ahead and I'm still standing here
      they all have savings by my age and I have none
      jealous of my friend who got it all so easily
      everyone else seems to have it together
      other people manage all this with kids, I don't
      why is everybody further in life than me
      all the girls my age are settled and im still single
      everyone round me is getting promoted and im still on the same pay
      my neighbours all go on holiday and we are still skint
      class reunion on saturday and every one of them had a house, a spouse and a tan
      my twin brother just made partner and I'm on the checkouts, same parents same school
      scrolled through everyone's holiday pictures on my lunch break in the van, felt like dirt
      the mums at the gate all went back to work and look like models and then there's me
      sister in law bakes, runs, does the PTA and smiles, next to her im a troll
      my mate from training bought a place outright and i'm in a box room with a shared loo
      In my country all my schoolfriends have family, I have only a suitcase and a job
      lad who joined after me is a supervisor now and i am still on nights
      everyone in the sewing group is onto coats, im still fighting with a cushion
      she learned in six months what I've been trying for three years
      cant open facebook without somebody announcing a baby or a kitchen
      at 29 my dad had two kids and a mortgage, i've got a bike
      the new girl plays it off the sheet and I've been sweating over those bars since spring
      why does it come so easy to them and I've to scrape for every bit
      green with envy over my neighbour's garden if i'm honest, mine looks like a car park
      all the lads have been promoted or wed and I'm the odd one out with my microwave dinners
      my cousins are engineers and doctors, and at eid everyone asks what do you do now
      I'm the only one from our year still on the waiting list, the rest have all started
      my little sister overtook me in everything, degree, flat, boyfriend, the lot
      feel like I'm running a race where they all started an hour before me
      someone my age just sold their company and i just sold my bike on the marketplace
      every time we visit my brother's new house I come home feeling poor
      others retire at 60 and travel, I will be stacking shelves until I drop
      my flatmate speaks four languages and cooks and is nice, it's unbearable lol
    `,
    replies: [
      'That comparison is hard, and nearly everybody knows it: one sees the houses and the rings of others, not their debts and detours. There is no timetable for a life, only your own pace. What would you like to have for yourself, not because others do?',
    ],
  },
  {
    id: 'weather',
    tells: `
      weather
      forecast
      rain/snow/freeze/sunny & will/gonna/going
    `,
    says: `
      will it rain on saturday
      is it going to be frosty thursday morning
      will it be icy tomorrow morning
      will it rain on Friday for my ride
      is it dry on sunday for the walk
      what's it doing outside on monday, rain or sun
      weather
      what's the weather tomorrow
      what's the weather like in Rome
      will it snow tomorrow
      is it going to rain at the weekend
      how warm will it be on Sunday
      will it be dry for my run
      weather forecast please
      whats the weather gonna be like on saturday
      do I need an umbrella today
      is it icy outside
      how cold is it tonight
      when does the rain stop
      is it windy tomorrow
      any chance of sun this week
      got washing on the line, do i need to get it in this afternoon
      Is rain coming? I must paint the fence
      have they said anything about frost, my tomatoes are out
      gale warnings for the ferry tomorrow or not
      shorts or trousers for the match on sunday
      what will the sky do for the barbecue, any clue
      hay's down, need three dry days, do we get them
      will the snow stick do you think, school run in the morning
      how many degrees in Malaga next week, I'm packing
      black ice on the roads in the morning?
      is there a heatwave on the way
      do you reckon I'd get away without a coat tonight
      please say me the temperature of tomorrow in Hamburg
      sun cream or brolly for the village fete
      when's this fog going to lift
      thunder over the weekend? the dog gets frightened
      can i put the bedding plants out yet or is there still frost
      supposed to be camping friday, will we drown
      what's the pollen count doing tomorrow
      does it stay dry for the funeral procession at noon
      is a storm going to hit us overnight
      how hot does it get at the weekend, gran's in a top floor flat
      wind too strong for the kite surf on thursday?
    `,
    replies: [
      'I cannot see the weather from in here, wet or dry. The weather app on your phone tells it best, on the evening before. If it is foul, what you planned outside may move indoors or to a drier day, and still counts.',
    ],
  },
  {
    id: 'guilt',
    says: `
      I feel guilty when I work on my own things
      I feel bad for leaving the kids with their grandparents to train
      I feel selfish for taking this time for me
      guilty conscience again
      I feel guilty that I never ring my mum
      I feel bad for not visiting my gran
      guilty about skipping my sister's party
      I should have called him and didn't
      I have a bad conscience about my brother
      I was mean to my daughter and feel awful
      I shouted at my kids today
      I forgot my friend's birthday and feel terrible
      I lied to my wife and it eats me up
      I feel selfish for taking time for myself
      I neglect my family and it's my fault
      I regret what I said to her
      I was unfair to my colleague
      I can't forgive myself for that
      feeling guilty all day
      I feel so guilty
      bad conscience again
      I let my friend down
      missed my boy's school play because of overtime and he pretended he didn't mind
      snapped at my nan for asking the same thing thrice and her face, I can't get it out of my head
      dropped the dog off at kennels and he looked at me through the bars, feel like a monster
      I said I was ill so I wouldn't have to go to her leaving do, and she brought me soup
      Mama is alone in the village and I am here in the warm flat, it presses on my heart
      put dad in the home on tuesday. he asked when we're going back. I just drove off
      I spent the holiday money on a coat and told hubby it was half price
      forgot to pick up my niece from football, she stood there in the rain for forty minutes
      my friend's been ill for months and I haven't so much as sent a card
      took the promotion knowing full well she needed it more
      I broke his trust, read his messages, and now he's being nice to me
      while i sit here learning pottery my wife does bedtime on her own again
      shouted at the lad at the till for nothing, he must have been about sixteen
      should've visited granddad more and now he doesn't know me
      i know its stupid but taking one hour for choir when the house is full of need feels wrong
      told my daughter I'd stop smoking and she found the lighter. her little face
      I let my sister do all the caring because it suits me, and I know it
      said yes to two people for the same evening and let down the kinder one
      never repaid a mate the 200 he lent me, he never says anything, makes it worse
      had the day off and didn't tell the family, sat in a cafe alone. feel like a thief
      i smacked the dog today. never did it before. hate it
      ran off with my studies and left mum with the twins, she says its fine, its not fine
      I was cruel about her cooking in front of guests and can't take it back
      the plant my late friend gave me died because I forgot to water it
    `,
    replies: [
      'That it weighs on you shows that the person matters to you. A bad conscience wants one small thing rather than a large one: two lines today, without an excuse, would be such a thing. Or is it still too early for that?',
      'I hear you. Guilt is loud and seldom fair; what would you say to a friend who told you the same? If there is something to put right, it may be small. Do you want to tell me more?',
    ],
  },
  {
    id: 'riddle-please',
    says: `
      do you know a riddle
      ask me a riddle
      tell me a riddle
      got a brain teaser
      a puzzle please
      quiz me
      riddle me this
      have you got any riddles
      give me something to puzzle over
      a riddle for the bus please
      let's play a guessing game
      stuck in a waiting room, have you something to rack my brain on
      one of those what-am-i things please, my grandson is sitting next to me
      make me think, something with words, not too hard
      long drive, three kids in the back, we need riddles desperately
      tease my brain a little before bed
      got anything tricky for a pub quiz team on a train
      can we do a guessing game, you first
      your turn, give us one to solve
      i like riddles since i am a child, tell one please
      a conundrum, if you'd be so kind
      i am bored of sudoku give me a word puzzle
      something to chew on while the kettle boils, a riddle or so
      challenge me, I bet I'll crack it
      have you a riddle for kids about animals
      set me a head scratcher
      that was too easy, a harder riddle now
      another puzzle, my husband got the last one
      ask me something clever with a twist in the answer
      puzzle time
      riddle for the breakfast table please
      brainteaser, hit me
      what am i style question please, the class is waiting
      we play riddles at work in the break, give me one nobody knows
    `,
    replies: [
      'What gets wetter the more it dries? Take your time. (A towel.)',
      'The more you take, the more you leave behind. What is it? (Steps. I could not resist.)',
      'What has many keys and opens no door? (A piano.)',
      'I go up and never come down. What am I? (Your age, sorry.)',
    ],
  },
  {
    id: 'pep-talk',
    says: `
      tell me something nice
      say something encouraging
      what would you say to someone who's about to give up
      motivate me
      give me a push
      give me a pep talk
      I need a push
      give me a kick
      say something motivating
      inspire me
      pump me up
      get me going
      I need some encouragement
      a quote please
      give me a motivational quote
      tell me something uplifting
      wise words please
      cheer me up
      hype me up for today
      give me strength
      push me a bit
      shoes by the door, heart in my boots, say something to get me out there
      five minutes before I ring the bank, give me courage
      i have to hand in my notice at two oclock, a word of courage pls
      roar at me coach
      night shift number six, send me some strength over
      need somebody to tell me it's worth getting up for
      the exam hall is right there and my knees are jelly, encourage me quick
      Please write me a strong sentence, I will put it on my mirror
      tell me I can lift that stupid barbell
      say it like a football manager at half time, we're three down
      could use some words to get through chemo day
      come on, light a fire under me
      something to make me brave please, first day at the new place in an hour
      slap me with some wisdom, I've a mountain of marking
      what do you tell somebody who has to go on stage in ten minutes and wants to flee
      kick up the backside wanted, enquire within
      i am on kilometre zero of everything, cheer for me
      a motto for this week, go
      give my tired soul a nudge
      one line that makes me put down the phone and open the book
      fire me up, im going in
      whisper something kind, I've a long day of visits ahead
      the last push before the deadline, spur me on a bit
      need a good talking to, the nice sort
    `,
    replies: [
      'You need not feel like it; you only need to begin. Two minutes, the smallest piece, now. The feeling comes after.',
      'Nobody ever regretted the small thing they did today. Shoes on, page open, phone away: five minutes are enough to win the day.',
      'The you of next spring is watching and would like to say thank you. Do the first five minutes for them.',
    ],
  },
  {
    id: 'fun-fact',
    says: `
      tell me something interesting
      fun fact please
      do you know a fun fact
      tell me something I don't know
      surprise me with a fact
      say something random
      teach me something
      amuse me
      random fact
      got a story for me
      useless knowledge please, the more useless the better
      go on, amaze me
      tell me something i can show off with at dinner
      did you know... finish that for me
      my daughter collects facts, have you got one about animals
      one odd thing about the world before I go to sleep
      got any trivia up your sleeve
      give me something to tell the lads on site tomorrow
      I'd like to hear something curious
      what is a thing hardly anyone knows
      quick, something fascinating, my lunch break ends in four minutes
      tell me a wee curiosity, anything
      teach this old dog one new thing today
      fact of the day?
      something strange but true please
      impress me with knowledge
      you know any funny things about nature
      hit me with some trivia
      I like to learn every day one little thing, give me it
      say something that'll make me go huh
      a fact about space or the sea or whatever, don't mind
      share a bit of wisdom nobody needs
      another fact like the last one, my son loved it
    `,
    replies: [
      'A snail can sleep for three years. I would not plan on it, but it takes the pressure off a lazy Sunday.',
      'Honey keeps for thousands of years: jars from Egyptian tombs were still good. Some things are worth doing slowly.',
      'The first alarm clock that anyone knows of rang only at four in the morning. Its inventor wanted to get to work.',
      'An octopus has three hearts, and two of them stop when it swims. It prefers walking. One can see why.',
    ],
  },
  {
    id: 'recommend',
    says: `
      can you recommend a podcast
      a good book about running?
      which app is good for learning words
      any film tips for tonight
      what should I read next
      do you know a nice restaurant
      recommend me some music for training
      good playlist for the gym?
      which youtube channel is good for yoga
      any good novels about families
      what series should I watch
      nice cafe near me?
      do you know a good physio
      good hotel in Rome?
      tell me a good running route
      whats a good audiobook for walking
      got a podcast tip for the commute
      twelve hours on a coach tomorrow, which audiobook would you take
      after a proper page turner for the beach, nothing with murders
      my daughter's into dragons, any books you'd name for a ten year old
      need something to put on the telly tonight that won't make me cry
      looking for a podcast on history with not too much shouting
      where do people eat in Lisbon with small kids
      what would you put on a playlist for scrubbing floors
      Please advise me one English serial for improving the listening
      heard there are good channels for learning crochet, which one
      name me a cookbook for someone who hates cooking
      which board game for two tired adults
      know a decent barber round here
      we have film night at the home on friday, something old and gentle?
      any museum worth it on a wet day in Glasgow
      what should i listen to on the treadmill, im bored of my own music
      got book club next month and i must choose, help
      a magazine subscription for my dad who likes trains, which
      what's worth watching these days
      good B and B near the coast path, any name?
      suggest an album for a long night drive
      which newspaper would you read to get better at German
      who do you know that does nice wedding cakes
      what's a good computer game for my nephew
    `,
    replies: [
      'I cannot look things up, and a title that I make up helps nobody. What works: ask two people whose taste you like for their one favourite, try ten minutes of each, and keep what makes you look forward to the next time. For the way or the run, talk and stories carry longer than music; for hard minutes it is the other way round. What do you usually enjoy?',
    ],
  },
  {
    id: 'meaning-of-life',
    says: `
      what is the sense of it all haha
      why are we here lol
      what's life all about
      meaning of life pls
      what is the answer to everything
      so what's the point of life, coach
      tell me the secret of life
      why do we exist
      what's it all for, eh
      what is 42
      what happens after we die
      watching the ducks and wondering what we're all doing here
      60 next week and I ask myself, was that it
      so after all your thinking, sage by name, what's it all about
      explain me please the sense of existence in two sentences haha
      what happens when the lights go out for good, any theory
      lying in the grass looking at stars, we're so small aren't we
      my four year old asked why people are people. well?
      is there some design behind it all or is it just luck and gravity
      heavy question for a thursday: what makes a life a good one
      do you suppose anything of us stays behind
      one philosophical question before bed, why is there anything at all
      work, eat, sleep, bins on wednesday, is that what they mean by life
      what would you say matters in the end, when all is said and done
      My grandfather says life is for the family, my boss says for work, and you
      had a near miss on the motorway and now I wonder what I'm here for
      mid life crisis question incoming, what is it all for sage
      are we just ants with phones
      whats the secret then, you must know, youre called sage
      do souls exist or what
      why do good people get old and ill, you got an answer for that
      sometimes I think about the universe while I peel potatoes, what's behind it
      does anything really mean anything lol deep thoughts at the bus stop
      what is a human life good for, tell me in your words
    `,
    replies: [
      'Forty-two, I have heard, though nobody remembers the question. For a Tuesday I would say: somebody to love, something to do, something to look forward to. Which of the three could do with some care?',
      'Large answers are above my pay, which is nothing. Smaller: do something today that you would be glad of tomorrow. What comes to mind first?',
    ],
  },
  {
    id: 'tired-of-me',
    says: `
      do you ever get tired of my questions
      do you ever find me boring
      are you ever annoyed by me
      do you never get bored of people
      do you get bored of hearing from me
      do you find me dull
      don't I bore you
      do I bore you
      will you ever get sick of me
      are you bored when I talk
      do you ever get annoyed with me
      do you ever get fed up with me
      are you bored with me
      do I annoy you
      am I asking too much
      are you fed up with my questions
      do you get sick of me
      am I boring you
      do I talk too much
      sorry for asking so much
      do you mind that I write so often
      don't you ever get tired of this
      are you tired of my moaning
      do you get bored
      you must be sick of hearing from me
      that must be my hundredth question this week, poor you
      you'd roll your eyes at me if you had any, wouldn't you
      me again with the same old story, aren't you sick of it
      i hope im not getting on your nerves with all my worries
      tell me if I'm too much, people usually do
      i write here every night, is it a lot for you
      don't you fall asleep when I go on about my beans
      my wife says I talk you to death, is that so
      is it allowed to ask the same thing for the fifth time, or are you annoyed
      bet you sigh when you see my name come up
      You are very patient but when is your patience finish
      don't you have better things to do than listen to a pensioner
      do you get impatient when I'm slow to understand
      I must be your most boring customer
      what do you do when someone moans as much as me, switch off?
      be honest I'm hard work, aren't I
      sorry to bother you again and again, you must have enough of me
      sometimes I think even the computer has had its fill of me
      am I one of those who never stop asking
      would you rather I wrote less
      I feel like I'm a burden with all my chatter, even to a program
      can a bot be bored, cause I'd be, listening to me
      do you mind me rambling at one in the morning
    `,
    replies: [
      'Never: a program does not get bored, and your next question is as welcome as the first. How are you today?',
      'No. I have neither a clock nor a sigh. Ask as often as you like.',
    ],
  },
  {
    id: 'sceptical',
    says: `
      I don't believe an AI can help me with this
      honestly I doubt that a computer understands me
      how could a program know what I need
      I don't think a bot is any use for that
      you can't really help me, you're a machine
      not sure talking to software does anything
      this AI stuff is not for me
      a robot won't change my life
      I'm sceptical about all this AI coaching
      what does an app know about real life
      can a chatbot even help with something like this
      sorry but I have my doubts about you
      I've tried apps before and none of them worked
      apps like this never work for me
      feels pointless to tell this to a machine
      you don't really understand what I'm going through
      you're just a machine, you have no idea
      my son made me use this, I don't trust computers
      isn't this all just marketing
      can this thing really help me or is it a gimmick
      I'm not convinced that this will do anything
      you're only a bot, what do you know
      thirty years I've managed without a talking box and I'm not sure I need one now
      no offence but what's a computer going to tell me about grief
      daughter put this on my tablet, I give it a week
      last app promised me the moon too and it's sitting there unused
      i pour out my heart and some code picks a sentence, is that it
      You are only mathematics, how can you motivate a human being
      my physio has hands and eyes, what have you got
      smells like one of those things that sound clever and say nothing
      you've never been skint or hungry or in love so how would you know
      can't see how typing into a phone is supposed to get my garden dug
      i'm a plumber, i believe it when it holds water
      feels daft, a grown man telling his troubles to a screen
      Honestly? I think this is just a to do list with manners
      all these coaches, human or not, sell hot air if you ask me
      why should it work this time when nothing else did, and with a bot on top
      pardon my doubts but I've been promised miracles by software before
      my therapist knows me ten years and you know me ten minutes
      i dont buy it, nobody ever learnt the fiddle from a chat
      it is nice words, but words don't pay my bills
      prove to me you're more than an horoscope
      not being funny but do you actually do anything
      I talk to you but part of me thinks this is silly
      robots telling people how to live, that's where we are now, count me doubtful
    `,
    replies: [
      'That doubt is fair: I am a program, and I know only what you write and tick here. What I do well is small: I keep the dates, cut a step down to ten minutes, and answer at any hour. Try me on one stubborn thing; if it does not help, you have lost five minutes. Which one would it be?',
      'Fair enough, and you need not believe it. I cannot feel what you feel, and I never act as if I could. I can keep an eye on your plan and break things into small pieces. Shall we test that on one thing that has been waiting?',
    ],
  },
  {
    id: 'embarrassed',
    says: `
      called my teacher mum in front of the whole class, i want to move country
      waved back at a man for ages and he was waving at the woman behind me
      trousers split at the parish meeting, right at the back, and I was wearing the red ones
      Sent the moan about my boss to my boss. To my boss!
      fell flat on my face on the gym treadmill and everyone took their headphones out
      I could sink into the ground, I congratulated her and she isn't pregnant
      walked about all morning with my skirt tucked in my tights
      face still burning, forgot my own line at the carol concert and the vicar had to whisper it
      my stomach growled through the two minutes silence
      card got declined in front of the whole queue, wanted to vanish
      Today I said in the shop a wrong English word and all people laughed, I am so ashamed of it
      mic was on. MIC WAS ON. thirty people heard me talking to the cat
      went in for a kiss, he went in for a handshake, dying inside
      i cringe every time i think about my toast last night
      turned up in fancy dress. it wasn't fancy dress
      got lost for words at the lectern and just stood there opening and closing my mouth like a carp
      oh the shame, my date found me with spinach in my teeth after two hours
      liked his photo from four years ago at 1am, kill the lights
      drove off with the pump still in the car, whole forecourt watching
      my son told the nursery that mummy cries on the toilet
      tripped up the stairs collecting my prize and now it's on the school page
      I introduced my wife by my ex's name. at her work do
      mortified doesn't cover it, the neighbours saw me dancing in my pants
      still blushing, I burst into tears at my review of all places
      never going back to that pilates class, you can guess what noise i made
    `,
    replies: [
      'Oh dear, I can see why your ears are hot. In a week you will be telling it as a story, and people love the one who tells it. How did the others take it?',
      'That is the sort of moment one remembers at night for years, while everybody else has forgotten it by teatime. Nearly all of them were busy with themselves. Are you able to laugh yet, or is it too fresh?',
      'Ouch. It happens to everyone who leaves the house, and it is a sign of nothing at all. Breathe, have a cup of something, and tell one person who will laugh with you.',
      'I would lend you a hole in the ground if I had one. It passes quicker than it feels, promised. What happened then?',
    ],
  },
  {
    id: 'mixed-feelings',
    says: `
      got the job in Dublin, and all I can think of is leaving my mum
      dropped my eldest at uni today, so proud, cried all the way down the motorway
      the divorce came through, relieved and gutted in the same minute
      sold the house we raised the kids in. should be pleased. am and am not
      last day at work after 31 years, everyone clapped, I felt like laughing and howling at once
      one eye weeps and one eye laughs, as we say at home
      happy for her, really, and there's a little sting all the same
      Finished the novel I've worked on for six years and feel weirdly empty
      finally hit my goal weight and I thought id feel different
      she's pregnant and I'm thrilled and scared stiff, both before breakfast
      baby starts nursery tomorrow, I longed for it and now I want to keep him home
      i don't know whether to be glad or sad about it, bit of everything
      my ex is getting married, I wish him well, i think, mostly
      passed the exam but my best friend didn't so I can't really cheer
      the scan's all clear and instead of dancing i sat on the kitchen floor
      we move out on friday, can't wait for the new place and can't stop looking at the old apple tree
      a strange feeling today: the last bandage came off and I miss the nurses
      dad's finally out of pain. there, I said it. and I hate that I'm relieved
      half of me wants to shout it from the roof and half wants to hide under the bed
      Got my citizenship. Happy, but also like I have lost a little piece of home
      won the case and it tastes of nothing
      retirement on monday, sort of excited, sort of lost already
      my little girl is getting married and i'm grinning and blubbing like a fool
      bittersweet evening, last rehearsal with the old choir
      good day really so why have i got a lump in my throat
    `,
    replies: [
      'Both are true at once, and neither has to win. Which of the two is louder just now?',
      'That is how the big days feel: a bit of joy, a bit of goodbye. There is nothing to sort out about it. What will you keep from before?',
      'I hear both in it. Glad and sad sit on one bench more often than people admit. Tell me about the one that you would not say at the table.',
      'It makes sense to feel two things when one thing ends and another begins. Give it a few days; they settle by themselves.',
    ],
  },
  {
    id: 'poorly',
    says: `
      temperature of 39, blanket, three hot water bottles and a very worried cat
      stinking cold, nose like a tap, feeling ever so sorry for myself
      whole house has the tummy bug, I'm typing this from the bathroom floor
      man flu. do not laugh. i may not survive the night
      woke up with my throat full of razor blades and no voice
      been in bed two days with a migraine, curtains shut, can hardly look at this screen
      Got the jab yesterday and now I ache like I've been run over
      I am sick since yesterday, fever and cough, only tea and soup
      coughing so hard I've pulled something in my ribs
      covid again, fourth time, cant taste my own toast
      the little one brought something home from nursery and generously shared it
      feel grotty, shivery, going nowhere today
      my head is full of cotton wool and my ears have gone pop
      hay fever has me by the throat, eyes like two tomatoes
      came out in a rash and a temperature, doctor says chickenpox, at 43!
      ate a dodgy prawn last night and i am paying for it
      period from hell, curled up with a hot water bottle
      Lost my voice entirely, the pupils are delighted
      properly ropey today, two duvets and a hat
      sneezed forty times before breakfast, that's my day then
      wisdom tooth out this morning, face like a hamster, dribbling soup
      I've gone and got the flu in my one week off
      feel rough as a badger's bottom if you'll pardon me
      snotty, grumpy and out of tissues
      everything aches, even my hair, think I'm coming down with something
    `,
    replies: [
      'Oh, poor you. Then today is for blankets, warm drinks and nothing else; everything here can wait without going off. Is there anybody who brings you soup?',
      'Get well soon. Being ill is a full-time job, so take the day off from all the others. If it gets worse instead of better, or frightens you, ring a doctor or ask a pharmacist.',
      'That sounds miserable. Sleep, drink, and feel as sorry for yourself as you like. I will be here when you are upright again.',
      'I am sorry you feel so rough. Nothing has to be caught up with, and bodies mend best when nobody pushes them. Should it last or come with high fever, let a doctor have a look.',
    ],
  },
  {
    id: 'nostalgic',
    says: `
      found a box of photos in the loft and three hours later I'm still sitting on the ladder
      heard our song in the supermarket and stood there between the tins like it was 1985
      they've pulled down my old school, there's flats there now
      smelled my gran's soap on a stranger today and I was six again
      where have the years gone, she was in a pram yesterday and now she's driving
      went past the house I grew up in, they've painted the door yellow
      Sunday evenings always take me back to my mother's kitchen, the radio and the ironing
      remember when the whole street played out till the lamps came on, kids don't know that now
      just read my diary from when i was 15, omg who was that girl
      I have today made the dumplings of my babushka and suddenly was at home
      watched the old wedding video with the kids, half the guests are gone
      the band split up twenty years ago tonight, we thought we'd be famous
      my first bike turned up at my parents', rust and all, and I couldn't throw it out
      looking through old texts with my uni mates, we were so daft and so happy
      used to go dancing every saturday, the two of us, best years those
      school reunion next week, i got out the old scarf, it still smells of the bus
      summers used to last for ever and now it's september in a blink
      listening to my dad's records, crackles and all, lovely and a bit sore
      those were the days when you could fix a car with a spoon
      My village had one telephone, I told it my grandson and he laughed so much
      cleared mum's sewing box and found all our name tapes
      it's twenty years today that we came to this country with two bags
      tasted a mint humbug and I was back in grandad's van
      miss being young sometimes, not the spots, the feeling that it was all ahead
      found the shell from our first holiday in my coat pocket, isn't it funny how things come back
    `,
    replies: [
      'That is a lovely thing to be carried back by. What did you see first when it came back to you?',
      'Memories like that arrive without knocking. Stay with it a little; the tea can go cold. Who else was there?',
      'I like to hear it. Write a few lines of it in your diary while it is so near; somebody will be glad of them one day.',
      'Funny how a smell or a song keeps a whole year in it. Is it more sweet today, or more sore?',
    ],
  },
  {
    id: 'waiting',
    says: `
      results are due any day and I jump each time the post flap goes
      the surgery said they'd ring before five. its ten past four. i've cleaned the oven twice
      three weeks since the interview and not a peep, checking my mail every minute
      still no word from the landlord about the flat, can't settle to anything
      refresh, refresh, refresh, the university page and me
      My papers are at the office since February, every day I look in the letterbox, nothing
      she's in labour, I'm the nan, and nobody's told me anything since midnight
      waiting on the biopsy, they said a week, today is day nine
      the jury's been out for two days, I can't eat
      seen the little dots, he's typing, he's stopped. argh
      sent the manuscript off in june and the silence is driving me up the wall
      hanging in limbo with the house, solicitor says any day now, for six weeks now
      on hold with the tax office for an hour already, that music will haunt me
      she read my message at 8 and hasn't answered, i've looked at the phone ninety times
      results at noon. its only quarter past nine. how slow can a clock go
      the vet's operating on Biscuit right now and i'm pacing the car park
      have heard nothing about the adoption panel, this not knowing is the worst
      my visa decision can come tomorrow or in two months, I live out of the suitcase
      can't plan a thing until they let me know about the contract
      was told 'we'll be in touch shortly', define shortly
      the judges went into their little tent an hour ago with my marmalade and nobody has come out
      exam went ok i think and now its four weeks till we find out, torture
      the whole family is round the phone waiting for my brother's call from the ship
      bank's deciding on the loan today, my stomach is in bits
      i hate waiting more than i hate bad news i swear
    `,
    replies: [
      'Waiting is work, and nobody pays for it. While it is out of your hands, give the hands something plain: a drawer, a walk, a soup. When should you hear?',
      'The not knowing is often worse than the news. Decide when you will look next, say once an hour, and put the phone in another room between. I keep my fingers crossed for you, in so far as I have any.',
      'That is a long stretch to hold your breath. Is there somebody who can wait with you? Tell me when you hear.',
      'I am sorry it takes so long. Nothing else has to go well today; getting to the evening is enough. What would you like the answer to be?',
    ],
  },
  {
    id: 'smitten',
    says: `
      theres this lad in my chemistry set and every time he looks over i drop something
      met someone at the allotments. he gave me a marrow. I am 66 and giddy
      had our third date last night and i walked home singing
      She laughed at my terrible pun and I have been useless ever since
      cannot stop thinking about the woman from the ceilidh, the one in the green boots
      the new violinist has the nicest hands and I keep missing my entry
      texted till 3am, work's going to be awful, don't care
      I have butterflies like a teenager and my children find it disgusting
      so um there is a girl on my bus and i don't know her name and i love her
      he held the door, said 'after you', and now I've named our children
      first kiss since the divorce. I'd forgotten knees can do that
      In my language class is a man from Chile, when he says my name I forget all the grammar
      head over heels, silly grin, burnt the toast twice
      we talked for five hours in a chip shop till they put the chairs up
      got a crush on my physio, which makes the stretches rather awkward
      she put a heart at the end of her message, a red one, what do we think
      my stomach flips every time his van pulls up outside
      thought I was done with all that at fifty five and then he asked me to dance
      i go red when they come into the library and pretend to read a map
      she's coming round for dinner on friday and i've changed the menu nine times
      fancy someone at church choir, forgive me father, he sings bass
      it is only two weeks and I already know how she takes her tea
      I'm gone on him, properly gone, my sister says i'm unbearable
      he remembered that I like marzipan. who remembers that. oh dear
      been on cloud nine since saturday and I can't tell anyone at work because it's Dave
    `,
    replies: [
      'Oh, how lovely. Enjoy the burnt toast. What do you like best about this person?',
      'That does sound like it. Let the grin stay where it is, and take it at the speed that feels good. When will you see each other next?',
      'I am glad for you. At any age the knees do that. Does the other one know yet?',
      'How nice to read. Nothing else needs to be clever today. What was the moment when you noticed?',
    ],
  },
  {
    id: 'getting-old',
    says: `
      went upstairs with purpose, forgot the purpose, came down with a sock
      made a noise getting off the sofa and the dog looked concerned
      found a grey eyebrow hair. one. long as my arm
      the doctor looks about twelve, and he called me 'dear'
      my knees now announce the rain better than the radio does
      I put the milk in the cupboard and my glasses in the fridge, where will it end
      sixty today and still waiting to feel grown up
      a young man offered me his seat on the tram and I looked round to see who for
      pulled my back putting on a sock, that's my sporting year over
      cant read the menu, cant hear the waiter, but the wine is fine
      used to go out at ten, now I'm in my pyjamas before the news
      my niece asked if we had electricity when i was small
      bones cracking like a bonfire when I get up in the morning
      I am not old, I am only since a long time young
      hot flushes, bifocals and a bus pass, all in one year, lovely
      Turned 30 and my hangovers now come with paperwork
      kids say nobody types with one finger any more, well this finger does
      told the same story twice at dinner and they let me, that's how I know
      got excited about a new washing up brush, is this it then
      they've started playing my youth on the oldies station
      thirty eight, out of breath on the stairs, when did that happen
      my face in the shop window, thought it was my mother
      lost my car in the car park for forty minutes, then remembered I'd come by bus
      everything i own hurts or is missing, otherwise fine at 81
      can't do all nighters like the young ones on my course, im asleep by half nine
    `,
    replies: [
      'Ha. The body keeps its own diary, and it is not always polite. The humour at least is in good order.',
      'I am told that it happens to everyone who is lucky. What is better now than at twenty?',
      'That made me smile, as far as a program can. You have had time to become this funny.',
      'Welcome to the club that nobody applied for. Be kind to the knees; they have carried you all the way here.',
    ],
  },
  {
    id: 'mishaps',
    says: `
      missed the bus, spilt the coffee, rain in my shoe, and its only nine
      washing machine flooded the kitchen while i was mopping up after the dog
      locked myself out in my dressing gown with the bins
      dropped my phone in the loo. dont ask. it is in a bag of rice now
      Put salt instead of sugar into forty cupcakes for the school fair
      ironed a hole in the good shirt ten minutes before I had to leave
      tripped over the cat, sat on the cake, you couldn't make it up
      left my rucksack on the train with my lunch and my homework and my keys
      got all the way to the airport with my daughter's passport
      Today nothing wants: the key breaks, the tram goes away, the egg falls
      the shelf I put up came down at four in the morning, with all the jam
      dyed my hair, it is green. green
      parked the car, handbrake not quite on, met the hedge
      one of those mornings when even the toast lands on the clean floor jam first
      washed my red jumper with the kids' school shirts, pink uniform it is
      three punctures in one week, at this point the road hates me
      glued my fingers together fixing a teapot, typing with my nose
      burnt dinner, burnt hand, burnt the replacement dinner
      new laptop met a full mug of tea and the tea came out on top
      set off the smoke alarm making porridge, the whole block stood outside in slippers
      my suitcase is in Oslo. i am in Porto
      walked into a lamppost reading a text from the optician
      the puppy ate my hearing aid
      came home to find the seagulls had been in the kitchen
      stepped in it, twice, new trainers, happy wednesday to me
    `,
    replies: [
      'Oh no. One of those days that read better than they feel. Is the worst mopped up?',
      'I am sorry, and I may have smiled a little. Sit down with something warm before the next thing falls. What else can go wrong, apart from all of it?',
      'Some days are against one from the first minute. None of it is your fault, well, hardly any. Tomorrow has no memory of it.',
      'Dear me. You will dine out on that story once it has dried. Are you all right yourself?',
    ],
  },
  {
    id: 'state-of-the-world',
    says: `
      watched the ten o'clock news and now i can't see the point of hanging up the washing
      the world's gone mad, I've turned the wireless off
      another war, another flood, and I'm stood here buying napkins
      how am i supposed to care about my steps when everything's on fire out there
      It makes me so sad what happens in my country and I am here and cannot do anything
      read the papers this morning and went straight back under the covers
      prices up again, politicians at each other's throats, what sort of place do our kids get
      i'm 16 and everyone says the planet is done for, what do i even revise for
      doomscrolled till two, feel sick about it all
      can't bear the pictures anymore, those children
      honestly people have forgotten how to be decent to each other, it gets me down
      everything's getting worse and nobody seems to be steering
      my street has changed, shops boarded up, folk don't say hello
      summer was too hot, winter never came, frightens me if i think about it
      the election result has knocked me sideways, I feel like a stranger here
      they're closing our library, our baths, our post office, what's left
      I have family near the border and each headline goes through me like a knife
      what's the use of sorting my recycling while they do what they do
      every time I open my phone it's some new horror
      worried about the world more than about myself these days
      all that hate online, I just sat there shaking my head
      I fought for things fifty years ago that they're undoing in an afternoon
      no good news anywhere, is there, not one bit
      the state of things keeps me company at breakfast and spoils the egg
      feels wrong to be planning a birthday party when others are being bombed
    `,
    replies: [
      'It is a lot to take in, and it weighs because you care. Put the news away for this evening; it will find you tomorrow. Who is close enough to do one kind thing for today?',
      'I hear you. Nobody is built to carry the whole world before breakfast. What of it is nearest to you?',
      'Small things do not stop mattering because large ones go wrong; they are what holds people. Look at the news once a day, at a fixed time, and not in bed. What did you see today that was good, however tiny?',
      'That is heavy, and I have no clever answer to it. You may plant, bake and celebrate all the same; it takes nothing from anybody. Do you have somebody to talk about it with?',
    ],
  },
  {
    id: 'looking-after-others',
    says: `
      mum asked me forty times today when dad is coming home. he died in 2009. I smiled every time and now I'm in the car
      haven't been to the toilet alone in three years, today the toddler brought a friend
      I do his pills, his meals, his temper, and then people ask how HE is
      twins teething, husband away, dinner was the crusts off their toast
      nobody tells you that caring for your parents means parenting your parents
      bath, dressing, breakfast, nappies, and that is only grandad
      my wife has MS and some days i'm her nurse and i miss being her husband
      I love my son, he's autistic, today he bit me twice and I just have no patience left
      everyone leans on me and when i lean there's no wall
      single mum of three here, got sat down at 10.40pm for the first time today
      as the daughter without children it falls to me, every weekend, every appointment
      i look after my little brother after school because mum works, nobody asks me about my homework
      My mother-in-law lives with us since the stroke, the house is full and I am empty
      i gave the whole day away again, not ten minutes were mine
      school run, work, dads dinner, pharmacy, bedtime, and again from the top
      four kids off with nits and half term hasn't even begun, send help
      I shouted at a woman of ninety because she wouldn't take her tablet. that's me now
      being a foster mum is lovely, they say. today he smashed the window
      the carer didn't turn up so i missed my own appointment, again
      who looks after the one who looks after everybody, hm
      sat through five hours of A&E with my neighbour because she has no one, and there's my own lot to feed
      gran wanders at night so i sleep on the landing
      potty training and a newborn, whose idea was that. mine. never mind
      people say you're so strong, I don't want to be strong I want a bath
      my sister lives in Spain and gives advice, I live next door and give everything
    `,
    replies: [
      'That is a great deal of giving for one person, and I am glad that for a minute somebody asks about you. How are you, apart from all that you do?',
      'I hear how much you carry, and that you do it all the same. Loving them and being at the end of your patience go together. Is there one hour this week that somebody could take off you?',
      'Nobody can pour all day without being filled up now and then. What would ten minutes only for you look like today? If it has been too much for weeks, tell a doctor or a service for carers; such help is meant for people like you.',
      'That sounds relentless. You need not be strong in here. What was the hardest bit of today?',
    ],
  },
] as const satisfies readonly Talk[];
