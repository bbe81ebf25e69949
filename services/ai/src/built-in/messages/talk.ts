import type { Matter } from './matter.ts';

// Talk that is neither a wish nor a question about the person's things. `replies` are taken in turn, so that Sage does not
// repeat itself. `{next}` is a sentence with the next step, or an invitation to write a goal.

export interface Talk extends Matter {
  replies: readonly string[];
}

export const talk = [
  {
    id: 'greeting',
    says: `
      hi
      hey there
      good evening sage
      hiya
      hi, how are you?
      how are you doing today
      how's it going
      nice to meet you
      are you there?
      anyone there
      hello again
      I'm back
      morning
      what's up
      hey sage, you awake?
      testing
      long time no see
      yo
      hola
      bonjour
      good afternoon
      hallo
      good morning coach
      hey you
      and how are you?
      so how are you today
      how are you sage
      how are things
    `,
    replies: ['Hello{name}, good to see you. {next}'],
  },
  {
    id: 'thanks',
    says: `
      thanks
      thank you so much
      thx
      cheers
      many thanks, that helped
      great, thank you for the plan
      that was helpful
      much appreciated
      you've been a great help
      perfect, thanks
      I appreciate it
      thanks for listening
      that's exactly what I needed
      you're the best
      love it
      looks good
      awesome
      nice one
      great plan
      this is really good
      good job
      well done sage
      I like this plan
      you are so helpful
      merci
      danke schön
      gracias
      grazie mille
      obrigado
      🙏
      👍
      ❤️
      cheers mate
      spot on
      that's it exactly
      brilliant
      perfect
      bye and thanks
      thank you sage, good night
      gracias, muy bien
      danke dir
      merci bien
      grazie
      gracias, eres muy amable
      muchas gracias
    `,
    replies: [
      'You are welcome{name}. I am here when the next step needs a second pair of eyes.',
      'You are welcome{name}. You do the harder part.',
      'You are welcome{name}. Write whenever something is unclear, or done.',
      'You are welcome{name}. {next}',
    ],
  },
  {
    id: 'goodbye',
    says: `
      bye
      goodbye
      good night
      see you tomorrow
      that's all for today
      talk to you later
      I'm off to bed
      got to go
      I have to go now
      see you
      gotta run, later
      I'll be back tomorrow
      going home now
      I want to go to bed
      bye bye
      night night
      see ya
      ciao
      I want to go home
      I want to go to sleep
      I want to go home now
      I want to be home already
      I want to get home
    `,
    replies: ['See you soon. Everything stays as it is until then.', 'Rest well. Your plan keeps.'],
  },
  {
    id: 'break',
    says: `
      brb
      one moment please
      wait a second
      I need the toilet
      I need to pee
      I have to use the bathroom quickly
      I need a coffee first
      let me get some lunch
      I need a short break
      give me a minute
      back in five
      hang on
      the phone is ringing
      someone is at the door
    `,
    replies: [
      'Take your time. I am here when you are back, and so are your goals.',
      'Take your time, nothing runs away here.',
    ],
  },
  {
    id: 'joke',
    says: `
      make me laugh
      do you know a joke
      say something funny
      another joke please
      got any good jokes
      cheer me up with something silly
      I need a laugh
      tell us a pun
      lol
      haha
      that's funny
      entertain me
      lmao 😂
      give me a riddle
      tell me a joke about dentists
      a joke about cats please
    `,
    replies: [
      'A man puts “finish my to-do list” on his to-do list. It is still open. {next}',
      'I asked a snail how its training goes. It said: slowly, but nobody has passed me twice. {next}',
      'My favourite diet: I only eat on days that end in y. I do not recommend it. {next}',
      'Why did the planner break up with the calendar? Its days were numbered. {next}',
    ],
  },
  {
    id: 'boast',
    says: `
      I'm on fire today
      I am the greatest
      I crushed it
      nobody can stop me
      I was amazing in the meeting
      I'm feeling unstoppable
      look at me go
      I beat all my colleagues
      I'm so good at this
      I'm winning at life
      best day ever
      I could take on the world
      I ran faster than my brother
    `,
    replies: [
      'That sounds like a good day, and you earned it. Keep a line about it in your diary for the slower ones. {next}',
      'Lovely. Use the swing while it lasts: {next}',
      'I like hearing that. {next}',
    ],
  },
  {
    id: 'good-news',
    says: `
      I did it
      I passed my exam
      I've lost 3 kg already
      I finished my first chapter
      I ran five kilometres without stopping
      we got the house
      she said yes
      I signed the contract
      I went to the gym three times this week
      I haven't smoked for ten days
      I saved my first thousand
      I got a place at university
      my boss gave me a raise
      I sent off the application
      I finally called him
      we won
      I kept it up all week
      I managed to get up at six
      I made it
      my driving test went well
      I paid off the credit card
      I booked the flights
      I gave the talk and it went fine
      guess what, I was promoted
      the doctor says everything is fine
      my painting was sold
      I held my first conversation in French
      I had no sugar today
      done
      all done
      it's done
      finished
      I swam 2 km today
      I ran 8 km without a break
      my first client paid
      I got into the course
      we're engaged
      I cooked for six people and it worked
      I said no to my boss today
      I finally rang my mother
      got the keys today
      I've been sober for a month
      I got an A
      I lost 2 kg
      I've lost half a stone
      lost four pounds since Monday
      I'm down 5 kilos
    `,
    replies: [
      'Well done. If it is a step of your plan, tick it off in the roadmap under Preview and your progress moves with it. {next}',
      'Well done, that took something. A step that is finished can be ticked under Preview. {next}',
      'Well done. Enjoy it for a moment before the next thing. {next}',
    ],
  },
  {
    id: 'tired',
    says: `
      I'm tired
      I'm so exhausted
      I have no energy
      I am worn out after work
      I can't do anything today
      I slept badly
      too tired to train
      I'm knackered
      I feel drained
      I am done for today
      can't be bothered today
      I'm sleepy
      my head is empty
      I just want to lie on the sofa
      long day, I'm wrecked
      I don't feel like doing anything
      I slept terribly
      I hardly slept last night
      bad night again
      can't sleep these days
      not in the mood
      I can't be bothered
      cba
      no energy today
      I have a headache
      not feeling it today
      I've got no strength left
      I'm hungover
      I'm tired of being the one who holds everything together
    `,
    replies: [
      'That sounds tiring, and you have carried a lot. Rest, and let today be small. If you want to keep the thread, do two minutes of the next step and stop. The dates can move if you need it.',
      'Tired days belong to every plan. Go to bed early if you can, the steps will be there tomorrow. If it goes on for weeks, speak to a doctor and give yourself more time.',
      'I hear you: nobody can be strong all the time. Leave it for today with a clear conscience and rest. Tomorrow, begin with the smallest piece. If the pace is too much, write “make it easier”.',
    ],
  },
  {
    id: 'stuck',
    says: `
      I'm stuck
      I lost my motivation
      I want to give up
      I can't keep up
      I keep procrastinating
      I'm behind with everything
      I feel overwhelmed
      it's too hard
      I'm failing
      I don't know how to start
      I am going nowhere
      I'm discouraged
      I did nothing for weeks
      I've been so lazy
      no motivation at all
      I can't get started
      this is hopeless
      I'm not getting anywhere with the guitar
      nothing works
      I keep putting it off
      help me get back on track
      I'm struggling with my plan
      it's not working
      I feel like quitting
      motivate me
      I need motivation
      I never finish anything
      every time I try I fail
      I'm lost
      how do I stay motivated
      how do I get back into it after a break
      I want to quit all this
      I just want to give up on my goals
      I want to stop trying
      I'm about to throw it all in
    `,
    replies: [],
  },
  {
    id: 'sad',
    says: `
      I'm sad
      I feel down today
      I'm not ok
      I had a terrible day
      everything is going wrong
      I feel empty
      I cried all afternoon
      I'm in a bad mood
      life is hard at the moment
      I'm so disappointed
      I feel like a failure
      today was awful
      nobody likes me
      I'm unhappy
      I feel bad about myself
      I'm ashamed of myself
      it's one of those days
      I miss my old life
      I feel rubbish
      feeling low
      nobody cares what I do
      I feel like an impostor
      everything is too much right now
      I'm ashamed that I did nothing
      I feel useless
      I wasted the whole week
      it all feels pointless today
      I'm so tired of being the sensible one
      I feel like a failure at my job
      did nothing again and feel ashamed
      I didn't manage a single thing this week and feel bad
      nobody buys what I paint
      I feel like everybody else knows what they are doing
      I feel stupid at work
      I feel like I don't belong here
    `,
    replies: [
      'I am sorry to hear that, and many people know the feeling. Nothing has to be achieved today; one small thing is enough. Is there somebody you could ring or sit with this evening? If it stays like this for more than two weeks, a doctor is a good person to tell.',
      'I am sorry, that sounds like a lot, and I am glad you said it. Be as kind to yourself today as you would be to a friend. Your plan can wait. If the low days become many, please tell a doctor about them.',
    ],
  },
  {
    id: 'lonely',
    says: `
      I'm lonely
      I feel so alone
      I have nobody to talk to
      I have no friends
      I just need someone to talk to
      nobody ever calls me
      I want to talk
      can we just talk
      will you talk to me
      I spend every evening by myself
      talk to me
      I need a friend
    `,
    replies: [
      'I am here. I can talk about what is on your mind and what might help, and I am a program, so let a person hear it too: who could you write two lines to today? If you would like, write “I want to see my friends more often” and I will plan it with you. For anything about Pathwise, a person reads what you write on the [Support page](/support).',
    ],
  },
  {
    id: 'stressed',
    says: `
      I'm stressed
      I'm so anxious about tomorrow
      I'm nervous about the interview
      I can't sleep because of the exam
      too much on my plate
      my head is spinning
      I'm panicking
      I'm worried I won't make it
      the pressure is killing me
      I am scared of failing
      everything at once
      I'm afraid
      I have butterflies
      I worry all the time
      I'm freaking out about the presentation
      scared about next week
      nervous about Monday
      afraid of tomorrow
    `,
    replies: [
      'That is a lot at once. Breathe out slowly a few times, then write down everything that presses, and underline the one thing that must happen today. The rest may wait. If it would help, I can make your plan lighter: write “make it easier”.',
      'It makes sense to be nervous about something that matters to you. Pick one small thing you can prepare in ten minutes and do only that. What exactly worries you most?',
    ],
  },
  {
    id: 'angry',
    says: `
      I'm angry
      my boss is annoying
      I hate my job today
      my neighbour is driving me mad
      people are idiots
      I'm so frustrated
      this makes me furious
      I'm fed up with everything
      my sister is impossible
      I had a fight with my husband
      I could scream
      my colleagues never help
      my boss shouted at me in the meeting
      she ignored me in front of everyone
      my colleague took the credit for my work
      the landlord lied to me
      they treated me like dirt
      my brother insulted me
      he never listens to me
      I can't stand my job
      it's so unfair
      they cancelled on me again
    `,
    replies: [
      'That sounds maddening. A walk round the block first, then it is easier to decide what to do with it. If something should change for good, write it to me as a wish and I will plan it with you.',
      'I can hear that. Write it down as rudely as you like in your diary, nobody else reads it. Afterwards tell me what you would want instead.',
    ],
  },
  {
    id: 'happy',
    says: `
      I'm happy
      I feel great today
      life is good
      I'm in a good mood
      such a lovely day
      I feel wonderful
      I'm excited
      I'm looking forward to it
      I can't wait to start
      I feel motivated
      I'm proud of myself
      I'm ready
      let's go
      the sun is shining and I feel alive
      I laughed so much today
      I had a great evening with friends
      too excited to sleep
      tonight was wonderful
      I feel light
      life feels good again
      I had a glass of beer with my brother and laughed for ages
      laughed with my sister for the first time in ages
    `,
    replies: [
      'I am glad, that is good to read. {next}',
      'Lovely, such moments are worth keeping; write a line about it in your diary. {next}',
      'I am so glad. Enjoy it. {next}',
    ],
  },
  {
    id: 'bored',
    says: `
      I'm bored
      nothing to do
      this is boring
      so bored
      I don't know what to do with myself
      any ideas what I could do this weekend
      what can I do when it rains
      I have too much time
      boring
    `,
    replies: [
      'Then here is something small. {next}',
      'Boredom is not a bad start for something new. What did you love doing when you were twelve? Write it to me as a wish and I will make a plan of it.',
    ],
  },
  {
    id: 'chat',
    says: `
      it rained today
      my running shoes are new
      my cat is sleeping on the keyboard
      I had pasta for lunch
      it's snowing here
      my daughter starts school on Monday
      I bought a new bike
      yesterday I met my cousin
      we watched a film
      the weather is nice
      I live in Leeds
      I'm 34
      my name is Tom
      I'm a nurse
      I have two kids
      I like dogs
      football was great last night
      I work from home
      it's my birthday
      happy new year
      merry christmas
      I had a weird dream
      my phone is broken
      I want pizza
      I want chocolate
      I'm hungry
      I'm cold
      just looking around
      nothing special
      I was thinking about something
      that's interesting
      wow
      hmm
      ok then
      I see
      true
      interesting
      fair enough
      we are moving house next month
      my mother in law is visiting
      I'm married
      I just had a baby
      I'm on the train
      my boss praised me today
      the train was late again
      I was at my sister's yesterday
      we had guests
      my son has a cold
      it's hot here
      I'm at work right now
      I had an odd day
      I met an old friend
      my neighbour has a new car
      the kids are asleep
      I had two coffees already
      my flatmate cooked
      I've been thinking about it
      I'm a teacher
      I'm from Brazil
      we have a dog
      I'm retired
      I've got a cold
      I forgot my keys
      the meeting was long
      nice weather for a walk
      my team won
      the neighbours are having a party
      I drank tea and read the paper
      cool
      okay cool
      lol ok
      I had a beer with my brother and we laughed a lot
      had a lovely dinner with old friends
      I work in retail
      I work for a bank
      I work as a cook
      I teach maths
      I study physics
      my office is in the city
    `,
    replies: [
      'Thank you for telling me, I like to hear it. {next}',
      'I like to hear how your days go. {next}',
      'Good to know. If it should change something in a plan, just say so. {next}',
    ],
  },
  {
    id: 'about-sage',
    says: `
      who are you?
      are you a bot
      are you human
      are you an AI
      are you chatgpt
      what's your name
      how old are you
      where do you live
      do you have feelings
      do you sleep
      who made you
      are you smart
      do you like your job
      are you married
      do you love me
      what do you look like
      can you think
      which model are you
      do you have a family
      I love you
      will you marry me
      what is your favourite colour
    `,
    replies: [
      'I am Sage, the coach inside Pathwise, and a program, no person. I turn a goal in your words into a roadmap with dated steps, and I answer from your own goals. {next}',
      'A program with a fondness for small steps. No age, no address, no favourite colour, but plenty of patience. {next}',
    ],
  },
  {
    id: 'insult',
    says: `
      you are stupid
      this is useless
      you suck
      you're not helping
      that was a bad answer
      what a rubbish plan
      you don't understand me
      wrong
      that's nonsense
      you got it wrong
      shut up
      I hate this app
      this doesn't help at all
      you misunderstood me
      not what I asked
      you keep saying the same thing
      terrible
      that answer makes no sense
      idiot
    `,
    replies: [
      'I am sorry, that missed what you meant. Tell me in one plain sentence what you want to reach or to know, and I will try again. If something in a plan is wrong, say which step and what should be there instead.',
      'Fair enough, that did not help. What would be useful now: another version of the plan, an easier one, or an answer to a question?',
    ],
  },
  {
    id: 'sorry',
    says: `
      sorry
      I'm sorry
      my mistake
      oops wrong chat
      sorry for not writing
      I apologise
      sorry I was away
      pardon
      ignore that
      that was a typo
      I feel guilty for skipping it
    `,
    replies: ['Nothing to be sorry for. {next}', 'No harm done. We go on from where you are. {next}'],
  },
  {
    id: 'nonsense',
    says: `
      qwerty
      jkjkjk
      ???
      12
      blah blah
      test test
      xyz
      fdsfdsf
      aaaaaa
      lorem ipsum
      ...
      :)
      42
      foo bar
      bed
      banana
      asdasd qwe
      hgfjhgf
      1234567
      .
      thing
      x
      hm
      zzz
      blub
      lalala
      !!!
      k
    `,
    replies: [
      'I could not make sense of that. Write me what you would like to reach, or ask what comes next.',
      'That went past me. You can write a goal in a sentence, ask about your steps, or tell me what to change in a plan.',
    ],
  },
  {
    id: 'knowledge',
    says: `
      what is the capital of France?
      who won the world cup
      what's 17 times 23
      what time is it in Tokyo
      what's the weather tomorrow
      who is the president
      how tall is mount everest
      translate good morning into Italian
      write me a poem
      write an essay about the sea
      what is quantum physics
      sing me a song
      what's the news
      who wrote hamlet
      convert 10 miles to km
      what is bitcoin worth today
      how do I fix my printer
      which phone should I buy
      recommend a film
      what should I cook tonight
      recipe for banana bread
      what is the meaning of life
      can you do my homework
      solve this equation
      which party should I vote for
      what do you think about politics
      is there a god
      tell me a story
      write code for a website
      how far is the moon
      tell me a fun fact
      why did the banana go to the doctor
      knock knock
      who invented the telephone
      what is a good savings rate for somebody earning 40k
      do you like football
      do you like animals
      what's your favourite film
      what's the time
      spell necessary
      who was the first man on the moon
      what's the boiling point of water
      in which year did the war end
      who wrote Moby Dick
      who painted the Mona Lisa
      why did the duck cross the road
      who came second in the last election
      which year was the moon landing
      who is the tallest man in the world
    `,
    replies: [
      'I do not know that: I can only speak about your goals and their steps, and I would rather say so than guess. {next}',
      'That is outside what I know, I cannot look things up: I can only speak about your goals and their steps. {next}',
    ],
  },
  {
    id: 'professional-matter',
    says: `
      should I take ibuprofen for my knee?
      is this mole dangerous
      which antidepressant is best
      can I sue my landlord
      should I buy these shares
      is it legal to record a call
      do I have diabetes
      what dose of vitamin D is right
      what does my blood result mean
      should I invest in crypto now
      how do I get out of my contract legally
      should I refinance my mortgage
      my chest feels tight sometimes, is that normal
      what illness do I have
      can my employer fire me for this
      do I have to pay tax on this
      should I get divorced
      is he cheating on me
      should I leave my boyfriend
    `,
    replies: [
      'That question deserves somebody who can look at your case: a doctor or pharmacist for health, a solicitor or an advice centre for law, an independent adviser for money. I do not want to guess there. What I can do is plan the way: write “I want to get advice about …” and I will make steps of it.',
    ],
  },
  {
    id: 'no-goal-yet',
    says: `
      I don't have any goals
      I have no goals in life
      I don't know what I want
      I can't think of a goal
      what could my goal be
      what goal should I set
      suggest a goal for me
      give me ideas for goals
      I need inspiration
      what do other people want
      what are good goals for a year
      help me find a goal
      I want a goal but don't know which
      what should I do with my life
      any suggestions for a new goal
    `,
    replies: [
      'Then let us look for one. What would make an ordinary week better: more strength and sleep, more time with people, work that suits you, or something you do just because you like it?',
    ],
  },
] as const satisfies readonly Talk[];
