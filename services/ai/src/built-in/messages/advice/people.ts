import type { Advice } from './advice.ts';

export const adviceOnPeople: readonly Advice[] = [
  {
    id: 'hard-talk',
    says: `
      how do I start a difficult conversation
      how do I tell my friend the truth
      how can I bring it up without a fight
      how do I tell him that it hurt me
      how do I tell my parents
      how do I open a difficult talk
      how would you begin an awkward conversation
      how does one start a serious conversation
      how do you raise a sensitive topic
      need to sit down with my flatmate about the drinking and I chicken out each time
      there's something I must tell my wife and no moment is ever right
      got to tell mum we're not coming for christmas, dreading it
      My partner should know about the debts. How would I begin?
      whenever I want to talk seriously I start crying and then nothing gets said
      the elephant in the room between me and my business partner, someone has to name it
      tell her by text or face to face, it's a heavy topic
      first sentence please, for a talk with my daughter about moving out
      I rehearse it in the shower and then say nothing, been months now
      my friend smells and I like him, he ought to hear it from me
      we need to talk, is that a terrible way to start it
      things between us have to be said, but I don't want a row
      awkward talk ahead, opening words
      we've shared the allotment for years and now I want out because he does none of the weeding, nice chap otherwise, and I've no idea how to tell him without ruining it all
    `,
    answer:
      'Choose a calm time and say why you speak, then one thing in the I form: “I want us to be all right, and something has been on my mind. When you cancelled, I felt unimportant.” Then listen. Keep it to one matter and under twenty minutes the first time, and do not ask for an answer at once.',
  },
  {
    id: 'call-parent',
    says: `
      what do I say when I call my father
      what do I say when I ring my mum after years
      what should I write to my brother
      how do I write to my son after a fight
      how do I get in touch with family again
      I don't know what to say to my dad on the phone
      got the phone in my hand and mum's number on it, what do I say when she picks up
      phoning my brother tonight after the fight about the house, I need an opening line
      what does one say on an answering machine to a mother one hasn't rung in ages
      I'm ringing my dad on his birthday and I go blank after hello
      my son changed his number back, so now I can text him. what would be the right words
      help me with the words for a call to my aunt, we parted badly
      she'll ask why I haven't called, my nan, what do I answer
      Want to telephone my father. It is hard. Words?
      text to my big sister, something short that isn't cold
      ten minutes on the phone with my estranged stepdad, what topics are safe
      do I mention the quarrel when I ring my mother or keep it light
      voice note for my daughter, she's not answering calls, what should be in it
      phoning dad, dunno what to say
      right, so the number is dialled in my head at least, my mother answers with her surname always, and after that comes the bit where I have no script at all
    `,
    answer:
      'Keep the first call short and light: “Hi, it is me. I have been thinking of you and wanted to hear how you are.” Ask one thing about their life, tell one thing of yours, and leave the old quarrel for later. End it while it is good: “I would like to call again on Sunday, is that all right?” If they do not pick up, a message of the same three lines is fine.',
  },
  {
    id: 'apologise',
    says: `
      how do I apologise
      how do I say sorry
      I hurt someone, what now
      how do I make up after a fight
      snapped at the girl in the shop and she cried, I want to put it right
      said something horrid to my husband last night. how to make it good
      forgot my goddaughter's confirmation, sorry feels too small
      I broke my neighbour's pot and pretended it wasn't me, how do I own up
      is a text enough for a sorry or do I have to go round
      flowers and a card or is that cheap, after shouting at my mum
      she says my apologies don't count because I always add a but
      sorry to a child, do you say it just like to a grown up
      told a secret of my best friend's and she found out, what now
      my mate won't accept my sorry, what else can I do
      I was wrong in the meeting and everybody saw, how do i take it back with grace
      keep saying sorry the wrong way round, makes it worse
      need to say sorry properly
      I made a joke about her cooking before all the guests and she went quiet and has been quiet for two days now, flowers won't do it this time I think
    `,
    answer:
      'Name what you did without a “but”: “I shouted at you on Sunday. That was wrong, and I see that it hurt you. I am sorry.” Say what you will do differently, and ask whether they need something. Do not ask to be forgiven at once. Then do what you said.',
  },
  {
    id: 'forgive',
    says: `
      how do I forgive somebody
      how do I let go of anger
      should I forgive my father
      my business partner cheated me out of thousands and I chew on it every night
      he had an affair, we stayed together, and I can't get it out of my bones
      the girl who bullied me at school is now a mum at my kid's nursery
      my best friend slept with my ex. years ago. still hate her
      faith says seventy times seven, I manage about half
      I carry this grudge around like a stone in my shoe
      want to let go of what my ex husband did but it keeps coming back
      can you forgive and still never see that person again
      she hurt my child and i should forgive her?? how
      forgiving somebody who is dead already, is there a way
      Forgiveness. I know the word but not how one does it.
      holding on to resentment against my old boss, it only eats me and not him
      can't forgive her
      my brother in law borrowed our savings, lost them on some scheme, laughed about it at easter, and I am supposed to pass him the potatoes as if nothing happened
    `,
    answer:
      'Forgiving is giving up the wish to pay it back; it does not mean that it was right or that you must meet. Write the letter you will not send, say what it cost you, and what you want to carry on with. It goes in waves. If there was violence or abuse, do this with a counsellor.',
  },
  {
    id: 'friends-make',
    says: `
      how do I make friends as an adult
      where can I meet new people
      how do I keep friendships alive
      how do I meet people in a new city
      how do I find friends in a new town
      thirty six, two kids, not one real friend within a hundred miles, how do others do it
      everybody already has their group, how do you get in
      the mums at the gate have their clique and I stand there with my phone
      retired in june and realised all my friends were colleagues, where do new ones come from
      i get on with people but it never turns into friendship
      new here since august, know the cashier and nobody else
      uni is three weeks old and everyone has a gang but me, how to find my people
      want people to go hiking with, how do I go about it
      I'm an introvert and would like two good friends, not twenty
      moved from Brazil, people here are friendly but nobody invites
      is there any trick to finding a best friend when you're grown up
      my social circle shrank to my dog, how do I widen it again
      no mates in this town
      I moved for the job, worked like mad, blinked, and now I'm 33 with a nice kitchen and not a soul I could ring on a rainy sunday, where do people find people
    `,
    answer:
      'Go to the same thing every week for two months: a class, a choir, a club. People become friends by seeing each other often. Then be the one who asks: “a coffee after this?” One message a week keeps an old friendship warm.',
  },
  {
    id: 'shyness-smalltalk',
    says: `
      how do I get over shyness
      what do I talk about with strangers
      how do I make small talk
      I'm awkward with people
      how do I join a conversation
      I go red as a beetroot the second somebody speaks to me
      canteen, eight people at the table, and I never get a word in
      at parties I hide in the kitchen and dry glasses
      lifts and hairdressers are torture, what do you say
      Being timid since childhood, is there a way to become less so at 29?
      my voice disappears when there's more than two people
      first sentence to a stranger at a wedding table, got one?
      always think of what I could have said on the way home
      i stammer when I meet new ppl, any tips
      just stand there with my drink like a lamp, how do the others do it
      I'm shy, my boyfriend isn't, his friends must think I'm stuck up
      hate chit chat but my job needs it
      too shy to speak to anyone
      at my own cousin's wedding I went to the toilet seven times just so I wouldn't have to stand about without anybody, and I'm forty one years old
    `,
    answer:
      'Ask about what you both see: the place, the food, how they know the host. Then one question deeper: what do you like about it? Listen for the word that comes with energy and ask about that. Two short talks per event are enough. It gets easier by number, not by waiting.',
  },
  {
    id: 'dating',
    says: `
      how do I find a partner
      how do I ask somebody out
      tips for a first date
      what do I write in a dating profile
      how do I start dating again
      last date was 2011, I wouldn't know where to begin
      apps drain me, swipe swipe hi hi nothing. is there another way to meet someone
      she's in my choir and I'd like to ask her out without making it weird
      widowed at 61 and thinking about company again, how does one go about it
      my profile gets no likes, what am I doing wrong
      he suggested dinner for the first meeting, coffee better?
      where do normal people meet a boyfriend these days
      three nice dates and then it fizzles, every time
      is it ok to text first the morning after
      got her number at the climbing hall, now what do I write
      single dad, every second weekend free, how do I find a woman who's fine with that
      fancy the guy at the bakery, never said more than two rolls please
      dating at 50, where to start
      last time I courted anybody we met at a dance and her father drove her home, now my nephew has put me on an app and I don't know what to write
      what to talk about on a first date, I always interview them
    `,
    answer:
      'Be where you would enjoy being anyway, and tell friends that you are looking. In a profile, three true details and a question beat adjectives; suggest a short meeting after a few days of writing, in a public place. Ask plainly: “I like talking with you. Coffee on Saturday?” A no is about fit, not worth.',
  },
  {
    id: 'relationship-better',
    says: `
      how do we argue less
      how do I improve my relationship
      we only talk about the kids
      how do we get closer again
      how do couples stay happy
      we're more like flatmates than a couple these days, what can we do about it
      same fight about money and his mother every sunday, how do we break it
      he's on his phone, I'm on mine, and that's our evening
      nineteen years married and nothing left to say at breakfast
      she says I never listen. I do listen! what does she mean
      my girlfriend and I bicker about everything, dishes, dogs, directions
      would couple therapy do us any good or is it too early
      we love each other but we shout, want to learn to argue properly
      date nights sound corny, do they help
      my husband goes silent for days after a disagreement, how do we handle that better
      want more tenderness at home, don't know how to bring it back
      we hardly see each other with our shifts, how to stay a couple
      we bicker all day
      we used to lie awake talking until three, now we hand over like night porters, who fetches whom, what's for tea, and I miss her although she sits right next to me
    `,
    answer:
      'Ten minutes a day in which one speaks and the other only listens, then change. One evening a week for the two of you, phones away. In a quarrel, say what you feel and want instead of what the other always does, and stop for twenty minutes when it gets loud. If you turn in circles, couple counselling early works better than late.',
  },
  {
    id: 'break-up',
    says: `
      how do I get over a breakup
      should I text my ex
      how long does heartbreak last
      how do I know if I should break up
      it's five weeks since she ended it and I still sleep on my side of the bed, when does it get better
      keep looking at her stories at 2am, how do I stop
      we work in the same office and he dumped me in march, how do I get over someone I see daily
      i'm not happy with him but he's kind. is that a reason to end it
      her jumper still smells of her, throw it away or keep it
      friends with my ex, yes or no
      heartbroken at 54, feels ridiculous, how do people get through it
      do I send him a happy birthday or leave it, we split in autumn
      every song is about us. tell me it passes
      he wants a break, what is that supposed to mean and what do I do meanwhile
      to stay for the kids or to go, I can't see clear any more with my marriage
      fastest way to forget a girl
      cant get over him
      four months on, I'm eating again, I'm working, and then I see his bike outside the baker's and I'm back on the floor of the hallway, how long does this go on
      how does one end a relationship decently after eight years
    `,
    answer:
      'No contact for some weeks, pictures out of sight, people around you, and sleep. It comes in waves and gets clearly better for most within three to six months. Write the message and do not send it. Whether to end it: imagine the same in two years, and say what would have to change; ask for that first.',
  },
  {
    id: 'children-teen',
    says: `
      how do I talk to my teenage son
      my teenager doesn't talk to me
      how do I get my kids off the screen
      how do I stop shouting at my children
      how do I get my child to sleep
      my 14 year old answers in grunts and slams his door
      she used to tell me everything, now it's fine mum and gone
      I hear myself yelling at my two boys every single morning over shoes
      four year old in our bed every night since the move, how do we get her back into hers
      my daughter, 16, comes home at two and lies about it
      bedtime takes two hours, story, water, wee, monster, story
      he games till three and can't get up for school, we fight daily
      lost it with my toddler today and he flinched, I never want to shout again
      Son is fifteen and speaks only with his friends. How can a father reach him?
      by 6pm my patience with the three of them is used up and I roar, how do I get calmer
      my girl found her friends online and nothing else counts, how do I get through to her
      grandson 13 staying with us all summer, hardly says a word, what do we do with him
      teenage daughter, wall of silence
      I ask how school was and get fine, I ask again and get a slammed door, then at eleven at night when I'm half dead she wants to talk on the edge of my bed
      how strict should one be with a teenager about grades
    `,
    answer:
      'Talk side by side, in the car or while cooking, and listen without advice for the first five minutes. Agree on few rules with them and keep those. For screens, fixed times and charging outside the bedroom, for parents too. When you feel the shout coming, leave the room for one minute; afterwards say sorry. That teaches a lot.',
  },
  {
    id: 'baby-time',
    says: `
      how do we survive with a newborn
      how do I have time for my partner with a baby
      I'm a new mum and exhausted
      six weeks old, screams from five till ten, we're at the end of our tether
      haven't had a shower since sunday, how do other mums do it
      twins. send help. or tips
      my wife and I only hand the baby over like a parcel, how do we stay close
      newborn sleeps only on my arm, is that ok
      dad of a fresh baby here and feel useless, what could I take over
      everyone says enjoy it and all I want is to sleep, is that normal with a baby
      no village, no granny nearby, first child, how do we get through the first months
      we argue about who is more tired since the little one came
      breastfeeding every hour at night, am so worn, what could lighten it
      i cry a lot since he was born, don't know if it's just the baby blues
      when do babies finally sleep through
      newborn and no sleep
      day nineteen, I've got milk in my hair, my husband is back at work, the health visitor says all is well, and I keep thinking other women must know something I don't
      what can visitors do for us after the birth
    `,
    answer:
      'Sleep in turns, lower every standard, and let visitors bring food and take the pram. Twenty minutes a day for each of you alone, and one sentence to each other about the day. If you are sad, frightened or numb for more than two weeks, tell the midwife or doctor; it is common and gets better with help.',
  },
  {
    id: 'elderly-parents',
    says: `
      how do I help my elderly parents
      my mother can't live alone any more
      how do I talk to my dad about driving
      how do I care for a parent and work
      dad left the stove on twice this month and won't hear of a home
      mum's 84 and falls, and my brother says it's my job because I'm the daughter
      my parents live 300 km away and can hardly manage the stairs
      he shouldn't be behind the wheel any more, how do I tell my father
      full time job, two kids and now granny needs washing every morning, how do people do this
      my mother refuses the walking frame, the carer, everything
      who can I ask about money for looking after my mum
      we siblings can't agree who looks after our parents
      Pa forgets his tablets and denies it, what can one do
      my father was alone all winter and it's not working any longer, how do we raise it
      caring for my husband's mother, I haven't had a free weekend since spring
      mum rings nine times a day because she forgets she rang, how to handle it
      mum can't manage alone anymore
      he still insists he is fine on the farm by himself, but there was a burnt pan in the hedge and three unpaid bills in the bread bin, and I'm two countries away
    `,
    answer:
      'Begin with one worry and ask: “What would help you to stay at home safely?” See the doctor together, and an advice centre for care, which knows what you are entitled to. Share tasks with brothers and sisters in writing. Look after your own week as well: one fixed evening off.',
  },
  {
    id: 'grief-help',
    says: `
      what do I say to someone who is grieving
      how do I comfort a friend
      my friend's mother died, what do I write
      how do I support somebody with depression
      colleague back on monday after her little boy died, what on earth do I say to her
      my mate's dad passed, I'm no good with words
      neighbour lost his wife and just stands in the garden, I'd like to do something
      she's depressed and pushes everyone away, how can I be there for her
      my girlfriend's brother took his life. how do I stand by her
      condolence message to a teacher, short
      is it ok to talk about the person who died or does that hurt her more
      he won't leave his bed since the funeral, how do I help my friend
      bring food or leave them in peace, a family in mourning I mean
      a year has passed since her miscarriage, do I mention the date to her
      my husband is grieving for his mother and I can't reach him
      I want to cheer up my sister, she's been low for months and nothing works
      condolences, what to write
      the woman I clean for lost her husband on sunday, I'm there again on thursday, she's always been good to me and I don't know how to walk through that door
      what not to say to a widow
    `,
    answer:
      'Say little and be there: “I am so sorry. I think of you and of her.” Offer something concrete: “I bring soup on Thursday at six.” Say the name of the one who died, and write again after weeks when others have stopped. With depression, go with them to the doctor rather than cheering up; if they speak of not wanting to live, stay and call for help.',
  },
  {
    id: 'grief-own',
    says: `
      how do I cope with grief
      how long does grief last
      is it normal to still cry after a year
      how do I get through the first christmas without him
      lost my wife in february and the evenings are endless, how does one do this
      it's eighteen months since dad and I burst into tears by the cornflakes, am I going mad
      everyone's moved on and I haven't, how long is too long
      her birthday is next week, the first one without her, how do I get through that day
      I can't clear out mum's wardrobe. does it have to be done
      feel nothing since my brother died, no tears, is something wrong with me
      grief comes in waves they say, mine is more like a flood, what helps
      laughed at a party and then felt awful because he is dead
      first anniversary of nan's death coming up, what do people do on such a day
      since he's gone I can't listen to music any more, will that come back
      mourning and still having to function at work, how
      i keep hearing his key in the door, is that normal after six months
      missing mum, two years now
      people cross the road because they don't know what to say to me, and to be fair I don't know either, it's been since october and I still lay two plates
    `,
    answer:
      'There is no right speed. It comes in waves, often at dates and songs, and that does not mean you go backwards. Keep meals, sleep and a daily walk, let people do something for you, and plan the hard days with somebody. If after a year it still stops you from living, a grief counsellor helps.',
  },
  {
    id: 'boundaries',
    says: `
      how do I set boundaries
      how do I say no
      I always say yes to everyone
      my mother interferes
      how do I stop people pleasing
      mum walks in with her own key whenever she likes
      my sister drops her kids at mine every weekend without asking and I never say anything
      boss rings me on my day off and I always pick up
      I'm everybody's taxi, babysitter and bank
      said yes to baking for the fete again. why do i do this
      my friend unloads on me for two hours every evening and I'm drained afterwards
      people pleaser here, fifty three years old, can it be unlearned
      every time I put my foot down I feel like a bad person
      nice people get walked over, at least I do
      colleagues dump their work on my desk and I let them
      my ex turns up at my door to see the dog, I'd like that to stop
      they take me for granted at home, how do I make it clear that I'm not the maid
      doormat, that's me
      I've taken on the cake stall, the lift share, my neighbour's cat and my sister's tax return this month alone, and each time I heard myself saying of course, no trouble
    `,
    answer:
      'Short, friendly, without a reason: “I cannot on Saturday.” If you need time: “I will tell you tomorrow.” Repeat the same sentence when they push. Begin with somebody harmless. The bad feeling passes within a day; the free evening stays.',
  },
  {
    id: 'toxic',
    says: `
      how do I leave a toxic relationship
      my partner controls me
      I am afraid of my husband
      is this abuse
      he reads my messages and wants to know where I am every hour, is that still love
      my boyfriend says nobody else would ever have me and I start to believe it
      she throws things when she's angry and I'm a man so nobody takes it seriously
      scared to go home when he's been drinking
      my husband keeps all the money and I have to ask for bus fare
      I walk on eggshells around my girlfriend, one wrong word and she explodes
      want to get away from him but with two kids and no money, how
      he pushed me once. he says it won't happen again. do I believe that
      my wife tells me who I may meet
      my daughter's boyfriend won't let her see us any more, what can we do
      He threatens to hurt himself if I leave him, what am I to do?
      he locks me out at night as a punishment
      afraid of my partner
      he's lovely to everybody else, my parents adore him, and at home he checks the mileage on the car and asks who I talked to, and I catch myself making up excuses beforehand
      is it abuse if he never hits me
    `,
    answer:
      'If you are afraid of somebody, that is reason enough to get help. A helpline for domestic violence listens without a name, knows safe places and helps to plan; use a device the other cannot see. In danger, call the emergency number. Tell one person you trust, and do not announce that you are leaving.',
  },
  {
    id: 'in-laws-conflict',
    says: `
      how do I get along with my mother in law
      my family is divided
      how do I survive family christmas
      how do I deal with my sister
      his mum criticises how I feed the baby, the flat, my hair
      christmas with the whole clan and two uncles who don't speak, how do we get through
      my sister turns everything into a competition
      she calls my husband every day and he never says no to his mother
      politics at the dinner table every single time, I want one peaceful meal
      half the family took his side in the divorce, half hers, and we sit in the middle
      brother in law drinks and gets nasty at birthdays
      my mother in law bought us curtains. again. hate them
      the cousins fight about gran's will and I want to stay out of it
      easter at the in laws for four days, any survival tips
      my wife's father thinks I'm not good enough and shows it
      our families can't stand each other and the wedding's in may, how do we seat them
      mother in law, again
      every year we swear we won't go and every year we sit there on boxing day with her brother explaining the world and his sister counting who got the bigger parcel
    `,
    answer:
      'Decide before what you will not discuss, how long you stay, and a signal with your partner to leave. Answer provocations with a question or a smile and change the topic. Each speaks with their own family. Two good hours are better than a whole bad day.',
  },
  {
    id: 'long-distance',
    says: `
      how do we manage a long distance relationship
      how do I stay close to friends far away
      my daughter moved abroad and I miss her
      he's in Lisbon, I'm in Leeds, and the phone calls get shorter
      my girlfriend got a place at a uni eight hours away, can that work
      son's on an oil rig three weeks out of five and we miss him something awful
      time zones kill us, when I wake up she goes to bed
      grandkids live in australia, how do I stay part of their life
      we see each other every six weeks, and each goodbye is worse, what helps
      are there couples who manage years apart
      my husband is deployed till march, ideas for staying close
      love of my life lives in another country, who should move
      our best friends emigrated and it's only likes and hearts now, want to keep it real
      daughter at boarding school, rings once a week, feels like losing her
      fern relationship since one year, we are both tired of it, how to keep going
      love over 1200 km, how
      he's on the boats six weeks at a time, the signal is rubbish, and when he's finally home we need three days until we can talk like normal people again
    `,
    answer:
      'A fixed time each week, and the next visit always booked. Share small things during the week: a picture, a sentence. Do something together on the phone, cook or watch the same film. And set a date by which you decide where you want to live.',
  },
  {
    id: 'gift',
    says: `
      what should I give my mum for her birthday
      gift ideas for my husband
      what do you give someone who has everything
      mum turns 70 and owns every scarf on earth
      need something for my wife, tenth anniversary, not jewellery again
      he says he wants nothing and then he's hurt when he gets nothing
      secret santa for someone I hardly know, 10 quid
      my nan is 91, what makes her happy
      a leaving present for a teacher from the whole class
      godchild's first communion, what does one give
      my husband's fortieth is on saturday and I have zip
      baby shower, everyone brings clothes, any better thought
      presents for teenagers are impossible, she only wants cash
      something small to say thank you to the nurses
      my parents' golden wedding, what could we children give them
      present for mum, 60
      my father in law is turning eighty, has four drills and no hobbies left, says don't you dare bring me anything, and my wife has handed the job to me
      what to bring when you're invited to dinner by people you barely know
    `,
    answer:
      'Take something they said in the last months, or time with you: a day, a meal, a ticket with a date. For people who have everything, things that get used up, or a photo with a letter. Ask what they would never buy for themselves.',
  },
  {
    id: 'volunteer',
    says: `
      how do I find something to volunteer for
      where can I help
      how do I give back to the community
      got my fridays free now and would like to be of use to somebody
      retired teacher, could help kids read, who takes me
      I'd love to do something for refugees here but where do you go
      soup kitchen, animal shelter, hospice: which suits someone shy
      Saturday mornings at the food bank, do they need people or am I in the way
      teen here, 15, any place that lets me help
      after all the help we got in hospital we'd like to give something back, how
      do charities take people who can only come once a month
      my old dad has skills and no company, could he be a volunteer somewhere
      thinking about the volunteer fire brigade, what should I know first
      is it normal to feel useless on your first day helping out
      where can one do good in a small town without being in the church
      where can i help out
      since the redundancy I've a lot of hours and rather little meaning in them, I can drive, cook for forty and mend bikes, surely somebody round here could use that
    `,
    answer:
      'Choose by what you like doing and how often: a town’s volunteer centre, a food bank, a sports club, a hospital or a school usually answer within a week. Go twice before you promise. Two hours every second week, kept up, help more than one large effort.',
  },
  {
    id: 'listen',
    says: `
      how do I become a better listener
      how do I listen better
      how do I have deeper conversations
      how do I show interest in people
      my wife says I hear her but I don't listen
      I jump in with solutions before people have finished
      friends tell me everything and I never know whether to say something
      catch myself planning my answer while the other still talks
      conversations with my son stay on the surface, I'd like to hear more of what he thinks
      interrupting people is my worst habit
      my mind wanders off the second somebody starts a story
      people don't open up to me, what do they see in my friend that I lack
      how do good listeners do it, bartenders, priests, hairdressers
      she just wants to vent and I keep giving tips
      Being a better ear for my patients, how might I train that?
      talks with friends are all weather and work, want them to go deeper
      i interrupt everybody
      my daughter told me last night that talking to me is like talking to a radio, it gives answers but it doesn't hear you, and I fear she has got a point
      what is active listening
    `,
    answer:
      'Listen to understand, not to answer: let them finish, wait two seconds, say back what you heard in one sentence, and ask “what was that like?” Put the phone out of sight. Give advice only when asked. One such talk a day changes a lot.',
  },
  {
    id: 'tell-kids',
    says: `
      how do we tell the kids we are separating
      how do I tell my children about death
      how do I explain an illness to a child
      we're divorcing and our girls are 6 and 9, what words do we use
      grandpa is going to die soon, how much do I tell a five year old
      my son asks where the dog went, the truth or a story
      mummy has cancer, how does one say that to a boy of seven
      we told them we're splitting and now the little one thinks it's his fault
      do children belong at a funeral
      explaining depression to my daughter, eight, why dad stays in bed
      at which age do we tell him that he's adopted
      the kids don't know yet that we move to separate flats in june
      my 4yr old keeps asking if I will die too, what do I answer
      Best moment for telling the children about the separation, before or after the holidays?
      their nan has dementia and doesn't know their names, how do I put it to them
      telling the kids about the divorce
      he has already signed for the new flat and the children still believe daddy is on a course, they are four and eight, and I feel ill when I think of saturday
      how to explain war on the news to a kid
    `,
    answer:
      'Together, in plain words, on a calm day: “We will live in two homes. It is not your fault, and we both stay your parents.” Say what stays the same and what changes this week. Let them be angry, sad or silent, and answer the same questions again for months. School and grandparents should know.',
  },
  {
    id: 'neighbour',
    says: `
      how do I deal with a noisy neighbour
      my neighbours are too loud
      the dog next door barks all night
      how do I complain to my neighbour
      bass through the wall till two every weekend, and I start at six
      upstairs walks in heels on bare boards like a horse
      the man next door parks across our drive and laughs about it
      cigarette smoke comes in from the balcony below each evening, what can I say to them
      their trampoline, their kids, my night shift sleep
      she vacuums at midnight. do I knock or write a note
      my neighbour's hedge takes all our light and he won't cut it
      a barking mutt from five in the morning, who do I turn to
      we have had words about the bins and now they don't greet us any more
      student flat above us, nice kids but loud, how do I tell them
      wrote three notes and nothing changed, drum practice every evening
      Police because of noise, is that exaggerated?
      noise from upstairs
      lovely couple, truly, but since they got the home gym there is a thud at ten past five every morning right above my pillow, and I've smiled at them in the lift for weeks
      can the landlord do something about a tenant who parties
    `,
    answer:
      'Knock on a quiet day, friendly and concrete: “I can hear the music after eleven in my bedroom. Could you turn it down then?” Most do not know. If it goes on, write down dates and times, then a letter, then the landlord or the town’s mediation. Leave the police for nights that get out of hand.',
  },
  {
    id: 'eulogy',
    says: `
      how do I write a eulogy
      how do I give a wedding speech
      what do I say in a toast
      how do I write a speech for my friend's birthday
      dad's funeral is friday and I'm to say a few words, where do I begin
      best man speech, I've got one story and it's not printable
      maid of honour and I cry easily, tips for getting through the speech
      need a toast for my boss's farewell, one minute
      I have to speak at gran's burial, she wasn't an easy person
      my speech for mum's 60th is just a list of dates, how do I make it warm
      start of a wedding speech, funny or heartfelt
      say something at uncle jim's wake, I barely knew him
      can I read the eulogy from paper or should I know it by heart
      retirement do for my colleague of 30 years, what goes in the speech
      trauerrede, how do you call it, words at the grave for my friend, how do I write those
      scared my voice will break while I speak about my brother at the chapel
      best man speech, help
      they've asked me to say something at nan's service since I was the one who sat with her, I've got a shoebox of memories and no first sentence
      how long should a speech at a golden wedding be
    `,
    answer:
      'Three to five minutes: one true sentence on who they are, two small stories that show it, one on what they gave you, and a last line to them. Write as you talk, read it aloud twice, and print it large. Tears or laughter in between are fine; pause and go on.',
  },
  {
    id: 'funeral',
    says: `
      what do I wear to a funeral
      what do I write in a sympathy card
      how does one behave at a funeral
      do I have to wear black or is navy ok on friday
      never been to a burial before, what happens there
      condolence card to a client, what's the right wording
      jewish funeral, I'm not jewish, anything I should know
      flowers or a donation
      is it rude to go if you only knew him from the bus stop
      can I bring my baby to the service
      cremation on tuesday, do I go up to the family or keep back
      my ex's mum died, would it be odd if I turned up
      jeans to a wake, yes or no
      a muslim colleague lost his father, how do I give my condolences properly
      can't make it to the funeral, what do I send
      funeral etiquette please
      my neighbour of thirty years is being buried on wednesday, the family is Greek and I have never been inside an orthodox church, I don't want to put my foot in it
    `,
    answer:
      'Dark and plain is always right unless the family asks for colours. In the card, the name of the person, one memory, and “I think of you”. At the funeral, a hand or a hug and “I am so sorry” are enough. Go, even for a short while; they remember who came.',
  },
  {
    id: 'present-hobby',
    says: `
      what's a good present for a runner
      what do I give a friend who likes cooking
      gift for somebody who reads a lot
      what do I give my coach
      present for a gardener
      my brother in law is mad about fly fishing and I know nothing of it
      she's just taken up pottery, what would please her, about 30 euros
      something for a mate who brews his own beer
      my niece draws all day long, pens or paper or what
      dad restores old radios in the shed, birthday in two weeks
      a gift for our choir director at the end of the season
      grandad does jigsaws, a thousand pieces, owns them all
      boyfriend is into chess, I want to surprise him
      knitters, what do you give them, wool seems risky
      my running buddy is finishing her first marathon, little present for her
      need a thank you for my piano teacher
      daughter loves baking, 11, useful present but not another apron
      christmas present for a keen hiker
      the man who taught me to weld for nothing, every saturday for two years, retires from the club in june and I'd like to hand him something he'd really use
    `,
    answer:
      'Something that gets used up or worn out in that hobby is nearly always right: good socks, seeds, spices, strings, paper. Or time: an entry to a race, a class, a voucher to do it together. Ask a shop of that trade what people buy twice, and keep the receipt.',
  },
  {
    id: 'no-answer',
    says: `
      what if he doesn't answer
      my father doesn't reply
      she has read my message and says nothing
      my friend ghosted me
      how long should I wait for an answer
      what if my mum hangs up
      matched, chatted for two weeks, then nothing. do I write again
      my godson hasn't answered a single message since his birthday
      I wrote to my ex to clear the air and there's only silence
      it's been nine days since I texted my cousin, how long does one wait
      she read it at 21:04 and nope, do I follow up
      my daughter lets my calls ring out, should I keep trying
      an old school friend whom I hurt got my email and stays silent, was it wrong to write
      is no answer also an answer
      got ghosted after four dates, text once more or keep my pride
      my stepson doesn't pick up, try again or leave him be
      sent my heart out in a long message and got no reply, what do I do with myself
      He was online and did not reply me. Shall I send a second message?
      ghosted. now what
      we wrote every evening for a month, she suggested to meet, I said yes how about friday, and since then not one letter, that was eleven days ago and I look every hour
    `,
    answer:
      'Silence has many reasons, and only some of them are about you. Wait two weeks, then send one short line without reproach: “No need to answer. I think of you and would be glad to hear from you.” After that, leave the door open and tell somebody how it feels. You have done your part.',
  },
  {
    id: 'homesick',
    says: `
      my best friend moved away, what now
      how do I cope with being homesick
      I miss home
      how do I settle in a new country
      two months in Berlin and I'd give anything for my mum's kitchen
      freshers week is over and I just want to go home, does it pass
      au pair in Ireland, crying on sundays, is that normal
      everybody here is kind but it's not home, what helps
      my friend from next door emigrated and the street feels empty, how do I deal
      the smell of rain made me miss Kerala so badly, any advice for that
      we moved for my husband's job, I know the supermarket and nobody else, how do I settle
      first ramadan away from the family, how do I make it feel like something
      army barracks, week three, missing home something terrible, tips pls
      calling home daily makes it harder I think. less?
      left my village at 67 for a flat near the kids and I can't get used to it
      exchange student from Chile, language is hard and I long for my people, what do others do
      homesick in a new country
      I came here for the nursing job, the pay is good, the people are polite, and at night I watch videos of my own street back in Cebu and cry
    `,
    answer:
      'Give it a rhythm: one call a week with home, and two fixed things here where you meet the same people. Make one corner of the flat smell and sound like home. It is worst in the first months and at holidays, so plan those. If it stays heavy for more than some weeks, talk to a doctor or counsellor.',
  },
  {
    id: 'jealousy',
    says: `
      she laughs with that colleague on the phone and I boil inside
      I go through his phone when he showers. I know it's wrong
      how do I stop being jealous
      his ex works in the same building and I can't get it out of my head
      my girlfriend gets jealous when I so much as greet another woman
      been cheated on before, now I suspect everyone, how do I learn to trust
      he likes all her photos, am I overreacting
      is a bit of jealousy healthy or a bad sign
      jealous of my best friend's new friend, I'm 43, embarrassing
      he went to a conference for three days and I didn't sleep, how do people cope with that
      she had an affair two years back and I still check where she is, can trust come back
      my boyfriend wants my passwords because he is jealous, what do I answer
      green eyed monster here, ruining a good thing, what helps
      I picture him with somebody else all day long
      Jealousy, from where does it come and how one gets rid of it?
      can't stand that my wife still meets her old flame for lunch
    `,
    answer:
      'Say the fear instead of the charge: “When you stay out late, I get frightened of losing you.” Do not check the phone: it calms for an hour and costs trust for months. Agree on what both of you find fair, and fill your own week with people and things that are yours. If it rules your days, or the other forbids you friends, talk to a counsellor.',
  },
  {
    id: 'flatmate',
    says: `
      dishes since tuesday and it's always me who gives in and washes them
      my flatmate's boyfriend practically lives here and pays nothing
      how do I tell my housemate to clean up
      he eats my cheese and says it was the other one
      cleaning rota on the fridge, ignored by all four of us
      she has the heating on 25 and we split the bill
      what rules do you need in a shared flat
      moving in with my best friend, does that ever go well
      roommate snores and sleeps with the light on, we share a dorm, what can I do
      the lad in room three owes rent for two months, how do we handle it
      WG life is killing me, hair in the sink, music at three
      want to throw my housemate out but we're both on the lease
      my flatmate doesn't speak to me since I mentioned the bins
      how do we split bills in a house share when one is hardly ever there
      Living with strangers for the first time at 52, what should be agreed beforehand?
      passive aggressive notes in our kitchen, how do we get back to normal
    `,
    answer:
      'Speak in a quiet moment, about one thing and with a wish: “I would like to find the sink empty at seven.” Agree together on three rules, a rota and a kitty for the bills, and look at it again after a month. Put money matters in writing. Know who stands in the lease and the notice period, in case it does not work.',
  },
  {
    id: 'child-bullied',
    says: `
      they call my son names on the bus and he won't say who
      my daughter doesn't want to go to school any more because of three girls
      what do I do when my child is being bullied
      he came home with a torn jacket again and says he fell
      class chat, nasty pictures of my girl, she's twelve
      should I ring the other boy's parents
      school says kids will be kids, what next
      my grandson gets pushed about at break and his teacher looks away, how can we help him
      tell him to hit back? his uncle says yes
      she sits alone every lunch, they've frozen her out, what can a mum do
      is it bullying or just teasing, where's the line
      my kid was the one who bullied, the head phoned, how do I react
      he's ten and gets laughed at for his stammer, how do I make him strong
      online bullying of a fourteen year old, save it or delete it
      They hide her shoes after gym every week. What steps take parents in this country?
      change schools or fight it out, my boy has been picked on since year 5
    `,
    answer:
      'Listen first, believe it, and say: “It is not your fault, and I am glad that you told me.” Write down what happened and when, keep screenshots, and ask the school for a meeting and a plan with dates. Leave the other parents to the school, and do not send your child to hit back. If they cannot sleep, refuse school or do not want to live, see a doctor at once.',
  },
  {
    id: 'coming-out',
    says: `
      I like girls and my mum keeps asking about boyfriends
      how do I come out to my parents
      married, 48, two kids, and I know now that I'm gay, how do I say it
      he's my flatmate, that's what I tell my family. tired of it
      should I tell my team at work that I have a wife
      my gran is 86 and very catholic, do I tell her that I'm bi
      want to be called Max from now on and don't know how to say it at home
      my son told me he's gay, I said the wrong thing, what now
      coming out by letter or face to face
      scared dad throws me out when he hears I'm trans, I'm 17
      is there a good moment for it, i mean telling friends you're queer
      my daughter says she is non binary and I want to get it right
      my brother knows, the rest doesn't, who do I tell next
      In my country one does not speak of it. Here I could. Must I tell everyone?
      told my best friend and she went quiet, what does that mean
      do I owe my football team the truth about me, that I've got a boyfriend
    `,
    answer:
      'Nobody is owed it, and you choose the time: begin with the person who is most likely to be kind. A plain sentence is enough: “I want you to know something about me: I am gay.” Some need days to take it in, so the first reaction is not the last. If people you depend on might harm you, wait until you are safe, and ask an LGBT advice centre.',
  },
  {
    id: 'chores-split',
    says: `
      I cook, wash, shop, plan the birthdays, and he takes the bin out
      how do couples share the housework fairly
      she says I should see by myself what needs doing, I honestly don't
      we both work full time and I do everything at home
      my husband helps if I ask, but I don't want to ask
      kids of 9 and 12 do nothing in the house, how do I get them going
      mental load, how do you explain that to a man
      since he retired he sits and watches me hoover
      who does what, is there a list for families
      every saturday the same fight over the cleaning
      does pocket money for chores work
      should the one who earns less do more of the housework
      he loads the dishwasher wrong so I do it again, my fault?
      Three sons, one mother, heaps of laundry. How do others bring them to help?
      with the baby all the washing and cooking fell to me, how do we divide it again
      at which age can a child clean the bathroom
    `,
    answer:
      'Write down everything that has to be done in a week, also the thinking of it, and who does it now. Then share out whole jobs from beginning to end instead of “helping”, each by what they mind least. Whoever does a job decides how. Look at it for ten minutes every Sunday, and give children from four a job too.',
  },
];
