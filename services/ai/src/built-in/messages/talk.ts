import type { Matter } from './matter.ts';

// Talk that is neither a wish nor a question about the person's things. `replies` are taken in turn, so that Sage does not
// repeat itself. None of them speaks of steps: news, moods and jokes are answered for themselves.

export interface Talk extends Matter {
  replies: readonly string[];
}

export const talk = [
  {
    id: 'greeting',
    says: `
      morning! did you sleep well
      evening! hope the day was kind to you
      hello hello, hope all is good there x
      Good afternoon, hope your week started well
      you there?
      u awake?
      are u there
      anybody there?
      sage?
      you still there?
      r u there
      hi
      hey there
      good evening sage
      hiya
      nice to meet you
      are you there?
      anyone there
      hello again
      I'm back
      morning
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
      hi there
      hello sage
      good day
      evening
      hey coach
      hi sage, it's me
      hello, anybody home
      morning sage
      hi again
      greetings
      howdy
      g'day
      guten morgen
      buenos días
      ciao sage
      bom dia
      salut
      hey
      heyy
      hello hello
      I'm new here, hi
      hello, long day behind me
      hi, me again
      hey, only me
    `,
    replies: ['Hello{name}, good to see you.'],
  },
  {
    id: 'thanks',
    says: `
      thank you
      thanks a lot
      thank you so much, you're great
      many thanks
      thanks, that helped
      great, thanks
      oh that is kind of you to say, thank you
      aww cheers, that helped
      nice to read that, ta
      that made me smile, thanks
      ok thank you
      ok thanks for this
      alright thank you for that one
      ok cheers for that
      okay, thank you very much
      I love it, thanks
      love this
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
      ta very much
      ta muchly
      nice, ta
      thanks a million
      thanks mate
      cheers for that
      thank you kindly
      tysm
      ty
      that makes sense, thanks
      great, that helps
      lovely, thank you
      you've helped me a lot
      good answer
      this helps
      perfect answer
      great stuff
      super
      excellent
      that was useful
      thanks anyway
      ok thanks
      okay thank you
      vielen dank
      danke
      obrigada
      gracias por todo
      thank you very much indeed
      bless you
      you're a star
      legend
      nice, thank you
      that's kind
      many many thanks
      thanks a bunch
      🙏🙏
      👏
      ❤️❤️
      👍👍
      🙂 thanks
    `,
    replies: [
      'You are welcome{name}. I am here when something needs a second pair of eyes.',
      'You are welcome{name}. You do the harder part.',
      'You are welcome{name}. Write whenever something is unclear, or done.',
    ],
  },
  {
    id: 'goodbye',
    says: `
      good night Sage
      nighty night
      good night, sleep well
      ok thanks, talk tomorrow
      talk to you tomorrow
      speak tomorrow
      see you next week
      off to bed now
      going to sleep now
      have a nice evening
      have a good one
      cya
      I'm off for a bath and then bed
      going to watch a film now, bye
      time for bed, night
      off to bed. night night
      bath, book, bed. see you
      calling it a day, night
      gonna sleep now
      heading to bed soon, goodnight
      I'll have a shower and then sleep, night
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
      have a good evening
      until tomorrow
      that's it for today
      signing off
      night sage
      sleep well
      off to work now
      right, I'm off
      talk tomorrow
      catch you later
      have a nice weekend
      laters
      tschüss
      adiós
      au revoir
      I'm logging off for tonight
      that's me done for the day
      I want to go to my bed
      I want to lie down now
      I just want to go home and sleep
      I want to go to bed now
      I want my bed
      I need to go to bed
      I'm going to bed
      I want to sleep now
      off to bed with me
      cheerio
      toodle-oo
      toodles
      bye for now
      so long
      farewell
      cheerio then
      ciao ciao
      a presto
      bis morgen
      hasta mañana
      à demain
      até amanhã
      a più tardi
      I want to go home please
      I want to go home soon
      can I go home
      I'd like to go home
      time to go home
      I only want to go home
    `,
    replies: [
      'See you soon. Everything stays as it is until then.',
      'Rest well. Your plan keeps.',
      'Good night, and until next time.',
    ],
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
      hold on a sec
      two minutes please
      just popping out
      back in a bit
      let me fetch my notes
      need to take a call
      wait
      gimme a sec
      kettle is boiling
      dinner's ready, back later
      have to feed the baby first
    `,
    replies: [
      'Take your time. I am here when you are back, and so are your goals.',
      'Take your time, nothing runs away here.',
    ],
  },
  {
    id: 'joke',
    tells: `
      tell me/us a/another/one joke
      know a/any/another joke/jokes
    `,
    says: `
      tell me a joke about swimmers
      know any jokes about gardeners?
      joke about teachers
      make me laugh
      do you know a joke
      say something funny
      another joke please
      got any good jokes
      cheer me up with something silly
      I need a laugh
      tell us a pun
      entertain me
      tell me a joke about dentists
      a joke about cats please
      one more joke
      tell me another one
      joke please
      do you know any jokes
      make me smile
      say something silly
      a good one-liner please
      tell me something funny about gyms
      can you be funny
      I could do with a laugh
    `,
    replies: [
      'Why did the planner break up with the calendar? Its days were numbered.',
      'Why did the runner bring a ladder to the race? To get onto the podium early.',
      'Why do writers always feel cold? They are surrounded by drafts, and the book is full of them.',
      'What does a snail say about its training? Slow, but nobody has passed me twice.',
      'Why did the piggy bank go to the mortgage broker? It was broke, and wanted a second opinion on money.',
      'What do you call a coach who forgets every deadline? Relaxed.',
      'Why did the cat walk over the keyboard? Somebody had to edit the chapter.',
      'How many runners does it take to change a light bulb? Only one, but the others will ask for the time.',
    ],
  },
  {
    id: 'boast',
    tells: `
      smug
      chuffed
    `,
    says: `
      absolutely buzzing, that swim felt so easy
      buzzing after today's ride
      chuffed to bits, I read a whole chapter last night
      kind of chuffed that I wrote ten pages on Friday
      feeling smug about that phone call I made
      smug, I rang the bank on Monday already
      a bit proud of the interview, if I may say so
      feeling smug about my swim, I admit
      quite pleased with myself about the speech yesterday
      bit smug today, did my whole session
      not to brag but I aced that interval session
      dead chuffed with Monday's ride
      feeling rather pleased about this morning's workout
      so proud of my long run on Sunday, not even sorry
      I'm a bit full of myself after last night's concert
      feeling cocky after that gym session ngl
      gotta say I'm proud of that chapter
      pretty chuffed with how the interview went
      I feel like a champion after that climb
      can't stop grinning about my run
      kinda proud of wednesday's training honestly
      feeling pretty good about that draft
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
      I smashed it
      absolutely nailed it
      I'm a machine
      feeling invincible
      top of the world today
      I rule
      nobody does it better
      I was the fastest in the group
      everybody clapped after my talk
    `,
    replies: [
      'Well done. That sounds like a good day, and you may be proud of it. Keep a line about it in your diary for the slower ones.',
      'Well done, lovely to hear. Enjoy the swing while it lasts.',
      'Good for you, I like hearing that. What went into it?',
    ],
  },
  {
    id: 'good-news',
    says: `
      I swam the mile!!! 38 mins
      did the 5k!! 29 mins
      I cycled the loop! 1 hr 10
      I rowed 2k!! 8 minutes
      ran my first 8k today, 55 minutes
      I walked 20,000 steps!!
      did it, in 48 mins
      I lifted 60 kg!!
      I swam 40 lengths woohoo
      just back from my run, 7k!
      got up at six three days running!!
      ran 12k today!!
      did 10 km in 58 mins!!!
      swam a mile this morning
      I read the whole chapter!
      managed my first pull up
      done my 5k, 31 minutes
      cycled to work today, yay
      I biked 30 km!!
      wrote 800 words today woo
      did the whole session, 25 minutes
      played the piece without a mistake!
      saved 200 this month!!
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
      walked past the bakery and didn't even want anything
      guess what, I didn't miss the wine at all
      I did the 10k in under an hour
      my sister rang me today, out of nowhere
      my son messaged me after months
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
      I got promoted today
      they said yes
      I'm pregnant
      it's a girl
      we are getting married
      I finished the whole book
      ran my first 10k today
      I cycled 40 km
      did 20 press-ups in a row
      I deadlifted 100 kg
      my article was published
      I paid the last instalment
      three weeks without a cigarette
      I handed in my thesis
      my loan is paid off
      I did the interview and it went well
      I finally booked the dentist
      I wrote 800 words this morning
      went swimming before work
      I cleared the whole garage
      my daughter passed her exams
      my blood pressure is down
      we found a flat
      I slept eight hours
      first week without sugar done
      got a distinction
      I'm debt free
      they accepted my offer
      the surgery went well
      I got the visa
      I made a friend at the course
      I spoke up in the meeting
      hit my savings target
      my first sale
      I learned the song by heart
      no alcohol for 30 days
      went to the gym even though I didn't feel like it
      I ran 7 km today!
      I swam 40 lengths!!
      did my first 5k!!!
      I cycled to work all week!
      I walked 12,000 steps today
      I wrote three pages today!
      passed!!
      nailed the presentation!
      did it!!!
      I played in front of people tonight!!
      I danced at the wedding in front of all
      I went on stage yesterday
      I asked for help today
      I apologised to my brother and he hugged me
      spoke French to a waiter today
      finally sent the letter
      mum rang me today!!
      my son called me after a year
      my sister wrote back
      she answered my letter
      he said sorry to me
      my father visited me
      we talked for an hour and it was good
      I did my long walk!
      did my training today!
      got through the whole session
    `,
    replies: [
      'Well done, and enjoy it for a moment before the next thing.',
      'Well done, that took something. How did you do it?',
      'Well done. I am glad you told me.',
    ],
  },
  {
    id: 'tired',
    says: `
      im so tired
      I'm exhausted
      dead tired today
      completely knackered
      work is eating me alive at the moment
      worn out from the night shift
      I could sleep for a week
      so sleepy this morning
      really tired this evening
      tired, did not sleep well
      I'm dead on my feet
      absolutely shattered tonight
      eyes falling shut
      so worn out lately
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
      I'm sleepy
      my head is empty
      I just want to lie on the sofa
      long day, I'm wrecked
      I slept terribly
      I hardly slept last night
      bad night again
      can't sleep these days
      can't get to sleep, my head won't stop
      lying awake with my thoughts racing
      no energy today
      I have a headache
      I've got no strength left
      I'm hungover
      I'm tired of being the one who holds everything together
      shattered
      so sleepy today
      I'm running on empty
      completely wiped out
      need a nap
      the baby kept me up all night
      I've been on my feet for twelve hours
      just finished a night shift
      my batteries are flat
      zero energy
      I am worn down
      too exhausted to think
      three hours of sleep
      everything is an effort today
      I'm always the one who looks after everybody
      feeling flat
      my body is heavy
      dead tired
      I nearly fell asleep at my desk
      ugh, Tuesday already
      monday blues
      not another monday
      is it friday yet
    `,
    replies: [
      'Sorry, that sounds tiring and rough. Rest, and let today be small; nothing runs away. If you want to keep the thread, two minutes of one thing are enough.',
      'I am sorry, that sounds hard. Tired and flat days belong to every plan. Go to bed early if you can, the steps will be there tomorrow.',
      'I hear you, and I am sorry: that sounds tough, and nobody can be strong all the time. Rest, and leave it for today with a clear conscience. If the pace is too much, write “make it easier”.',
    ],
  },
  {
    id: 'stuck',
    says: `
      i'm stuck with everything
      I feel like I'm not getting anywhere
      I'm going round in circles
      I can't get myself to do anything
      can't be bothered with any of it today
      I have no motivation
      zero motivation
      I just can't get going
      I've lost my drive
      I keep starting and stopping
      it drags on and on, sick of it
      sick of it, it never gets anywhere
      fed up, it is all standing still
      I'm fed up because nothing happens
      frustrated, it's not moving forward
      nothing is happening with any of my goals
      feels like everything stands still
      no progress anywhere, so frustrating
      sick of not getting forward
      it all just drags, I'm fed up
      annoyed that nothing gets further
      weeks of work and nothing changes
      I'm treading water
      going round in circles
      everything has ground to a halt
      I'm stuck
      I lost my motivation
      I lost motivation for the piano
      my motivation for running is gone
      lost all drive with the guitar
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
      I don't know where to start with this
      I've lost the thread
      I keep avoiding the phone call
      I can't bring myself to open the letter
      my plan scares me
      it feels too big
      I'm not making headway
      I've hit a wall
      my drive is gone
      nothing moves
      I have fallen behind
      I want to throw in the towel
      what's the point of going on with this plan
      I'm in a rut
      I keep finding excuses
      I just can't get going today
      the plan overwhelms me
      I can't face the phone call
      can't face it today
      can't bring myself to do it
      I dread writing that letter
      I'm scared to ring her so I don't
    `,
    replies: [],
  },
  {
    id: 'sad',
    says: `
      I want to cry
      I could cry
      I feel like crying
      feeling down today
      I'm so sad
      nothing works out for me lately
      everything goes wrong at the moment
      I hate mondays
      Sunday evening dread again
      I feel awful today
      today was a terrible day
      I drank too much last night and feel rubbish
      gutted, somebody else got the house I wanted
      I'm gutted, my friend got the job I applied for
      so gutted today
      jealous and sad, she got the place
      bit gutted about it all
      I'm sad
      I feel down today
      I'm not ok
      I had a terrible day
      everything is going wrong
      I feel empty
      I cried all afternoon
      I'm in a bad mood
      life is hard at the moment
      I want to give up on all of it
      I'm so disappointed
      today was awful
      nobody likes me
      I'm unhappy
      I feel bad about myself
      I'm ashamed of myself
      it's one of those days
      I miss my old life
      I feel rubbish
      feeling low
      everything is too much right now
      I feel useless
      it all feels pointless today
      I'm so tired of being the sensible one
      I feel blue
      rotten day
      I've been crying
      my heart is heavy
      I'm so low today
      nothing makes me happy at the moment
      I miss him so much
      I miss my mum
      Christmas is hard this year
      I'm homesick
      it hurts
      I feel hollow
      not a good day
      what a horrible week
      I'm down in the dumps
      I'm upset
      I can't stop thinking about my ex
      sunday blues
      feeling hopeless about all this
      I'm disappointed in myself
      I feel left behind, everyone is ahead of me
      I ate everything again and feel awful
      I overate and I hate it
      I binged last night, disgusted with myself
      I hate myself today
      I feel awful about my dad
      I'm down because of my brother
      I hate myself for eating so much
      I messed up again and I hate myself
      I did it again and feel disgusting
      I let myself down again
      I hate my body today
      my best friend moved away
      my sister is leaving for Canada
      my closest colleague left
      I miss my friend
      feeling meh
      a bit low today
      bit blue
      so-so today, rather down
    `,
    replies: [
      'I am sorry to hear that, and I am glad you said it. Nothing has to be achieved today. Is there somebody you could ring or sit with this evening?',
      'I am sorry, that sounds hard. Be as kind to yourself today as you would be to a friend; your plan can wait. Would you like to tell me what happened? If the low days become many, a doctor is a good person to tell.',
    ],
  },
  {
    id: 'lonely',
    says: `
      a bit lonely studying by myself
      kind of lonely training on my own
      it gets lonely writing at home
      feels lonely doing all this alone
      I'm lonely
      I feel so alone
      I have nobody to talk to
      I have no friends
      nobody ever calls me
      I spend every evening by myself
      I need a friend
      I feel lonely tonight
      I've got no one
      I don't know anyone in this city
      all my friends moved away
      since the divorce I'm always alone
      my phone never rings
      nobody asks how I am
      weekends are the worst, I'm alone
      I eat alone every day
      I feel invisible
      no one to share it with
      I have nobody to celebrate with
      I feel isolated working from home
      everyone forgot my birthday
      nobody came to my party
      no one wrote to me today
      I spent my birthday alone
    `,
    replies: [
      'I am sorry, loneliness is heavy, and many carry it without saying so; I am glad you did. When is it worst, in the evenings or at weekends? One small thing for today: two lines to somebody you have not heard from for a while, with no reason at all.',
      'I am glad you wrote. I can listen, and I am a program, so let a person hear it too. Is there anyone you used to like spending time with? A fixed evening with others, a choir, a run, a class, helps more than any single meeting.',
    ],
  },
  {
    id: 'wants-to-talk',
    says: `
      I want to talk
      can we just talk
      will you talk to me
      I just need someone to talk to
      talk to me
      I just want to chat with someone
      are you there, I need to talk
      can I talk to you
      I need to talk to somebody
      can I tell you something
      do you have a minute for me
      I feel like talking
      can i chat with you a bit
      just want to talk a little
      have you got time to listen
    `,
    replies: [
      'I am here, and I am glad you wrote. I can listen and think along. What has the day been like? For anything about Pathwise itself, a person reads what you write on the [Support page](/support).',
    ],
  },
  {
    id: 'stressed',
    says: `
      there is too much on my plate
      everything at once, I can't keep up
      I can't cope with all of it this week
      my head is full
      I'm overwhelmed
      feeling overwhelmed by all these goals
      it's all a bit much at the moment
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
      I'm scared of the results
      so much to do and no time
      I have a test tomorrow and I'm shaking
      my interview is in an hour
      dreading Monday
      I'm terrified of the operation
      deadline at work is killing me
      I'm in a panic
      my heart is racing before the talk
      I'm scared I'll lose my job
      I feel under so much pressure
      everyone wants something from me
      afraid I'll mess it up
      first day at the new job tomorrow, so nervous
      I'm worried sick about my son
      tomorrow frightens me
      I'm overwhelmed with work
      exam in two days, help
      I'm anxious and can't say why
      stage fright already
      money worries keep me awake
      I'm so worried about the bills
      I worry about losing the house
    `,
    replies: [
      'That is a lot at once. Breathe out slowly a few times, then write down everything that presses, and underline the one thing that must happen today. The rest may wait. What is the one thing?',
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
      awful day, my manager yelled at me before the whole team
      bad day, the boss had a go at me in front of the others
      she ignored me in front of everyone
      my colleague took the credit for my work
      the landlord lied to me
      they treated me like dirt
      my brother insulted me
      he never listens to me
      I can't stand my job
      it's so unfair
      they cancelled on me again
      I'm so cross
      sick of everything
      I've had enough of it all
      fed up to the back teeth
      my flatmate ate my food again
      my landlord is a joke
      they gave my project to someone else
      I'm raging
      that idiot cut me off
      my mother in law drives me up the wall
      I'm annoyed with myself
      my husband forgot my birthday
      customers were horrible today
      I got blamed for nothing
      the doctor didn't listen to me
      it makes my blood boil
      why is everyone so rude
      they lied to us
      my ex won't pay
      I'm furious with my team
      had a row with my husband
      big fight with mum
      argued with my best friend
      quarrelled with my flatmate
      me and my son had words
      fell out with my neighbour
      the kids drove me up the wall today
      the children were awful today
      my son drives me crazy
      everyone got on my nerves
      I'm so done with this day
      so over this week
      I've had it with this week
    `,
    replies: [
      'That sounds maddening, and I can see why. Walk round the block first; then it is easier to decide what to do with it. Do you want to tell me what happened?',
      'I can hear that. Write it down as rudely as you like in your diary, nobody else reads a private entry. Afterwards tell me what you would want instead.',
    ],
  },
  {
    id: 'happy',
    says: `
      everything is going great!!
      what a lovely day
      I feel fantastic
      I'm so happy today
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
      best weekend in ages
      I'm over the moon
      I woke up smiling
      can't sleep, I look forward to tomorrow so much
      we danced all night
      I'm grateful today
      everything feels easy today
      I feel like myself again
      first sunny day and I'm happy
      I'm proud of how far I've come
      so proud of my daughter
      I feel strong
      counting the days until the trip
      it was a perfect day
      I had the nicest evening with my mum
      I'm in love
      I feel hopeful
      buzzing about tomorrow
      that film made me happy
      finally feeling better
      can't sleep because I'm so excited about the trip
      barely slept, so looking forward to the wedding
      I couldn't sleep last night, big day today
      was awake all night, so thrilled about the concert
      too happy to sleep
      I'm so excited for the weekend
      hardly slept because I can't wait for the holiday
      I could cry with happiness
      tears of joy
      I'm crying because I'm so happy
      so happy I could dance
      I could hug the whole world
      couldn't sleep for joy
      too excited about tomorrow to sleep
      awake since four, so excited about the party
      so excited about Friday
      I'm excited about my trip on Saturday
      can hardly sit still, so excited
    `,
    replies: [
      'I am glad, that is good to read.',
      'Lovely. Such moments are worth keeping: write a line about it in your diary.',
      'I am so glad. Enjoy it.',
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
      bored to death
      so dull today
      bored at work
      killing time
      nothing on tonight
      what shall I do with my evening
      rainy sunday, nothing to do
      I'm sitting around
      entertain me, I'm bored
      I've got nothing on this afternoon
      boredom is killing me
      bored bored bored
      what could I do right now
    `,
    replies: ['Then here is something small.'],
  },
  {
    id: 'chat',
    says: `
      I want pizza and ice cream
      I want a pizza tonight
      I want pasta tonight
      I want tea
      I want a coffee
      I want fries
      I want sushi tonight
      I want something sweet
      I want chips
      I want a burger now
      I fancy a curry tonight
      my neighbour got a new dog
      nice and sunny here
      we are having soup tonight
      my bus was late this morning
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
      I had a weird dream
      my phone is broken
      I want pizza
      I want chocolate
      I'm hungry
      I'm cold
      I was thinking about something
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
      I had a beer with my brother and we laughed a lot
      had a lovely dinner with old friends
      I work in retail
      I work for a bank
      I work as a cook
      I teach maths
      I study physics
      my office is in the city
      my neighbour gave me tomatoes
      I'm making soup
      we went to the zoo
      my sister is coming over tonight
      I'm in the bath
      the kids are at school
      I've moved to Leeds last year
      I'm left handed
      I'm 52 and divorced
      I collect stamps
      my train is late
      I'm having my coffee
      just back from holiday
      I work nights
      we've got a new kitchen
      had a lovely walk by the river
      it's windy today
      I saw a fox
      my favourite colour is green
      my son turned six
      I'm a student in Porto
      I'm watching the match
      my grandson visited
      got a haircut
      I'm on a break at work
      I live with my mum
      looking around here
      just browsing
      nothing special today
      I don't need anything
      I want a sandwich
      I want a burger
      I want ice cream
      I want crisps
      I want a cup of tea
      I want noodles
      I want a beer
      I want cake
      I want a pizza now
      I want some chips
      I want fish and chips
      I want sushi
      I want a kebab
    `,
    replies: [
      'Thank you for telling me, I like to hear it.',
      'I like to hear how your days go.',
      'Good to know. If it should change something in a plan, just say so.',
    ],
  },
  {
    id: 'about-sage',
    says: `
      are you chatgpt
      are you gpt or gemini
      is this claude or something
      which AI model are you
      are you one of those language models
      is there an ai behind you like chat gpt
      are you built on openai
      do you run on copilot
      what kind of AI is this
      r u real
      am i chatting with a human rn
      is somebody typing this
      do you have a day off
      are there people answering at weekends
      you sound like a robot
      this reads like a machine wrote it
      do you get paid for this
      who pays you
      do you ever sleep
      do you sleep at night
      are you awake all night
      is that thing a person or a robot
      is this a real human or a machine
      am I talking to a person or a bot
      is it a human or a bot in here
      who are you?
      are you a bot
      are you human
      are you an AI
      what's your name
      what are you
      are you a real coach
      am I talking to a machine
      is there a person behind this
      are you a robot
      am I talking to a real person or to a program
      is it a human or software that answers here
      is this a bot or somebody real
      what is Sage
      introduce yourself
      tell me about yourself
      are you real
      is this a human
      who am I talking to
      so you're a computer
      are you a person or a program
      are you better than a real coach
      can you replace a human coach
      what's the difference between you and a person
      why should I talk to a program
      do you understand me at all or just match words
    `,
    replies: [
      'I am Sage, the coach inside Pathwise: software, an AI without a body, not a person and not a doctor, so I never sleep or take a day off. I turn a goal in your words into a roadmap with dated steps, answer from your own goals, and know some general advice.',
      'I am Sage, the coach of Pathwise, not a person and not a doctor: a program, a plain kind of AI, with a fondness for small steps and no need of sleep. A sage is somebody wise, which I try to deserve. No human types these lines; the people behind Pathwise answer on the [Support page](/support).',
    ],
  },
  {
    id: 'insult',
    says: `
      you're annoying
      you are no help at all
      this plan is rubbish
      stupid bot
      that was a dumb answer
      what a useless answer
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
      terrible
      that answer makes no sense
      idiot
      you're useless
      this is rubbish
      what a stupid answer
      that's not helpful
      you are annoying
      worst coach ever
      you got that completely wrong
      that is not true at all
      are you even listening
      did you read what I wrote
      that's not my question
      pathetic
      you don't get it at all
      this app is a joke
      not helpful
      you're wrong
      dumb bot
      that's a load of rubbish
      learn to read
      I said something completely different
      you missed the point
      what a waste of time
    `,
    replies: [
      'I am sorry, that missed what you meant. Tell me in one plain sentence what you want to reach or to know, and I will try again. If something in a plan is wrong, say which step and what should be there instead.',
      'Fair enough, that did not help. What would be useful now: another version of the plan, an easier one, or an answer to a question?',
    ],
  },
  {
    id: 'sorry',
    says: `
      sorry for not showing up last week
      sorry i've been away for three weeks
      I haven't been here for a month, sorry
      sorry for being so slow
      I've neglected you, sorry
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
      sorry I'm late
      my bad
      whoops
      sorry, wrong window
      excuse me
      forgive me
      sorry for the long message
      sorry about yesterday
      sorry I forgot
      I didn't mean that
      apologies
    `,
    replies: [
      'No problem at all, there is nothing to be sorry for.',
      'No harm done, all good. We go on from where you are.',
    ],
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
    tells: `
      who won/invented/wrote/painted/discovered
      capital of
      population
      translate
      recipe
      how tall/far/old/big is/are
    `,
    says: `
      who is the president of france
      who won the football yesterday
      who won the match last night
      how tall is the Eiffel tower
      what's the biggest planet
      who invented the bicycle
      what is the capital of France?
      who won the world cup
      what's 17 times 23
      what time is it in Tokyo
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
      who invented the telephone
      what's the time
      spell necessary
      who was the first man on the moon
      what's the boiling point of water
      in which year did the war end
      who wrote Moby Dick
      who painted the Mona Lisa
      who came second in the last election
      which year was the moon landing
      who is the tallest man in the world
      what's the capital of Peru
      how many people live in India
      when was the Eiffel Tower built
      who is the king of Spain
      what's 15 percent of 80
      what's the score of the match
      is it going to rain
      how far is it from York to Hull
      translate I am hungry into Polish
      write a birthday poem for my aunt
      write me an email to my landlord
      how do you spell rhythm
      what's the exchange rate of the euro
      who won the oscar
      how old is the universe
      what time does the shop close
      when is Easter next year
      what's the population of Norway
      who discovered penicillin
      how many stars are there
      what does serendipity mean
      define irony
      what film should I watch
      recommend a book
      a recipe for lasagne
      what's on TV tonight
      how do I install windows
      who will win the election
      what happened in 1066
      what is the speed of light
      play some music
      search the web for me
      when does the train leave
      what's the tallest building
      how do planes fly
      write my essay
      name three rivers in Africa
      who won the league in 2004
      who won the election in 1992
      which team won the final
      what year did she become queen
      who was president in 1960
      who sang that song
      can you write my homework
      write my CV for me
      can you draft a speech for me
      write a cover letter for me
      compose a song for my wife
      do my taxes for me
      do you know any good podcasts
      which podcast is good
      what's the best band
      who is the best footballer
      tell me about black holes
      recommend a series
      any good apps for maps
      which restaurant is good here
    `,
    replies: [
      'I do not know that. I only know your goals and what helps to reach them.',
      'I cannot look that up. I know your goals and what helps to reach them.',
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
      is this rash serious
      can I take two paracetamol with wine
      should I stop my antidepressants
      my tooth is bleeding, is that bad
      should I sue my neighbour
      can they evict me
      do I owe tax on my lodger
      is my contract valid
      which pension fund should I buy
      should I sell my bitcoin
      is my child autistic
      do I have ADHD
      should I take statins
      what's this lump on my neck
      is it safe to mix these pills
      can I claim for this accident
      am I entitled to redundancy pay
      should I take out a second mortgage
      which shares will go up
      can I get custody of the children
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
      I have no idea what to aim for
      what goals do people set
      any ideas what I could start
      I need a new challenge, ideas?
      propose a goal
      what would be good for me
      what should I try this year
      new year resolution ideas
      I'm looking for a purpose to work on
      what could I do with my life now I'm retired
      give me a goal
      help me choose a goal
      which goal would suit me
      I have a free year, what could I do with it
    `,
    replies: [
      'Then let us look for one. What would make an ordinary week better: more strength and sleep, more time with people, work that suits you, or something you do just because you like it?',
    ],
  },
  {
    id: 'how-are-you',
    says: `
      hi, how are you?
      how are you doing today
      how's it going
      and how are you?
      so how are you today
      how are you sage
      how are things
      what's up
      you ok?
      are you well
      how was your day
      how's life
      how's your morning
      all good with you?
      how have you been
      what are you up to
      did you sleep well
      are you having a good day
    `,
    replies: [
      'I am well, thank you: a program has no bad days. And you, how was yours?',
      'Fine, thank you for asking. How are you today?',
    ],
  },
  {
    id: 'riddle',
    says: `
      why did the banana go to the doctor
      knock knock
      why did the duck cross the road
      what do you call a bear with no teeth
      why was six afraid of seven
      give me a riddle
      what's brown and sticky
      why did the tomato turn red
      how many coaches does it take to change a light bulb
      what did one wall say to the other
      guess what I have in my pocket
      knock knock sage
      why don't skeletons fight
      what do you get when you cross a cow and a trampoline
      why did the scarecrow win a prize
      why did the cyclist fall over
      want to hear a joke
      I've got a joke for you
    `,
    replies: [
      'Go on. I give up: tell me. I promise to laugh, as well as a program can.',
      'No idea, and I have a feeling that I will groan. Go on, what is the answer?',
      'I would say: because it was on the to-do list. What is the right answer?',
    ],
  },
  {
    id: 'laugh',
    says: `
      hahaha ok fair
      haha you're funny
      lmao
      ha, good one
      you crack me up
      lol
      haha
      that's funny
      lmao 😂
      hahaha
      😂😂
      good one
      you're funny
      very funny
      ha, nice
      that made me laugh
      rofl
      lmfao
      hehe
      😄
      that was a terrible joke
      ha ha very droll
    `,
    replies: ['Haha, glad that landed.', 'Ha! I am glad. I will keep that one in the book, then.'],
  },
  {
    id: 'impostor',
    says: `
      I feel like an impostor
      I feel like a failure at my job
      I feel like everybody else knows what they are doing
      I feel stupid at work
      I feel like I don't belong here
      they will find out that I can't do it
      I don't deserve this job
      everyone in the team is smarter than me
      I only got the place by luck
      I feel out of my depth
      I'm not good enough for this course
      I feel like a fake in front of my class
      somebody will notice that I know nothing
      I'm the worst in the group
      my colleagues are all better than me
      I don't feel like a real writer
    `,
    replies: [
      'Many people who are good at their work know that feeling, and hardly anybody says it aloud. It tells how much you care, not what you can do. Name one thing that went well this week because of you: what was it?',
      'That feeling is common, above all with something new. Feelings are not a verdict: somebody chose you after looking. Keep a line each Friday about what worked because of you, and read it when the doubt is loud.',
    ],
  },
  {
    id: 'unseen',
    says: `
      nobody buys what I paint
      nobody cares what I do
      nobody listens to my music
      I post and nobody answers
      no one comes to my readings
      nobody notices how hard I work
      I send my texts out and hear nothing
      nobody likes my photos
      my blog has no readers
      I play to empty rooms
      I work so hard and no one sees it
      nobody asks about my book
      my family doesn't care about my art
      my videos get three views
      nobody visits my shop
    `,
    replies: [
      'That is lonely, to make something and hear nothing back. It says little about how good it is; most work finds its people late and one by one. Is there one person you would like to have as a reader or listener? Begin by giving it to that one and asking a single question.',
    ],
  },
  {
    id: 'idle-week',
    says: `
      I'm ashamed that I did nothing
      I wasted the whole week
      did nothing again and feel ashamed
      I didn't manage a single thing this week and feel bad
      I did nothing all week
      I haven't done anything since Monday
      nothing done this week, sorry
      I've been lazy for days
      I feel guilty, I skipped everything
      a whole week and not one step done
      I've done zilch
      I got nothing done again
      I haven't touched my goals in ages
      I let everything slide
      I feel bad for being lazy
      I did none of the things I planned
      I slacked off all week
      my week was a write-off
      another week wasted
      I'm embarrassed how little I did
      I haven't been to the gym once this week
      I skipped all my runs
      I skipped training the whole week
      I missed every session this week
      skipped the gym again all week
    `,
    replies: ['No need to be ashamed; everybody has such weeks, and a week off changes little in the end.'],
  },
  {
    id: 'acknowledge',
    says: `
      ok
      ok cool
      that's interesting
      wow
      hmm
      ok then
      I see
      true
      interesting
      fair enough
      cool
      okay cool
      lol ok
      okay
      right
      got it
      understood
      alright
      makes sense
      good point
      ah ok
      oh
      oh well
      noted
      good to know
      fine
      hm ok
      aha
      I get it now
      that makes sense
      mm
      you're right
      ok got it
      roger
      nice
    `,
    replies: ['Good. I am here when you want to go on.', 'All right. I am here whenever you want to go on.'],
  },
  {
    id: 'maker',
    says: `
      are you chatgpt
      who made you
      which model are you
      are you gpt
      who built you
      are you from openai
      which company is behind you
      what AI are you
      are you claude
      are you gemini
      what are you built on
      who programmed you
      are you a large language model
      do you use chatgpt
      who owns you
      what technology do you use
      are you just chatgpt with another name
      where do you come from
      are you siri
      who is your creator
      who wrote you
      who's in charge of you
      who do you work for
      who is your boss
      who pays you
      who trained you
    `,
    replies: [
      'The people behind Pathwise made me. By myself I am no ChatGPT and no language model: I work with rules, lists and what I was taught about many kinds of goals. Whoever runs this Pathwise may connect a language model, which then helps with some of the words.',
    ],
  },
  {
    id: 'taste',
    says: `
      do you like football
      do you like animals
      what's your favourite film
      do you have feelings
      do you sleep
      do you like your job
      how old are you
      where do you live
      what do you look like
      are you married
      do you have a family
      what is your favourite colour
      what music do you like
      do you eat
      do you have friends
      do you get tired
      what do you do all day
      do you dream
      do you have a dog
      what's your favourite food
      do you like books
      are you happy
      do you believe in god
      what's your hobby
      do you like me
      are you a boy or a girl
      when is your birthday
      do you ever rest
      can you feel pain
      do you drink coffee
      have you got a sense of humour
      are you lonely
      what makes you happy
      are you smart
      can you think
    `,
    replies: [
      'As a program I have none of that: I read no book, hear no music and have no weekends and no favourites, but I like hearing about yours. What is it for you?',
      'I would have to make it up: I am a program without favourites, and have read no book and eaten no biscuit. What about you?',
    ],
  },
  {
    id: 'affection',
    says: `
      are we friends
      are you my friend
      do you like me
      I like you
      you're my favourite
      do you love me
      I love you
      will you marry me
      you are cute
      I have a crush on you
      be my girlfriend
      kiss me
      I like you a lot
      you're my best friend
      can we be friends
      I miss you
      hug me
      you are sweet
      will you go out with me
      you complete me
    `,
    replies: [
      'That is kind, thank you. I am a program, so it stays with plans between us, and those I keep faithfully.',
    ],
  },
  {
    id: 'compliment',
    says: `
      you are so patient with me
      you never get cross with me, I like that
      more patience than my son has with me and phones
      you're clever
      you are smart
      you are really good at this
      you're the best coach
      I like talking to you
      you are wiser than my boss
      you know a lot
      you're better than my therapist
      what a clever machine
      you're quite witty
      impressed by you
      you get me
      you're a good listener
      I like your style
      you are brilliant sage
    `,
    replies: ['Thank you, that is kind. The doing is all yours.', 'Thank you{name}. I have a good partner in it.'],
  },
  {
    id: 'tease',
    says: `
      you're just a bot, what do you know
      bet you can't run a mile
      you'd be a terrible dancer
      do you even lift
      you have it easy, you never sleep
      I bet you've never been hungry
      easy for you to say
      says the machine
      you wouldn't last a day in my job
      lazy robot
      you can't even make tea
      are you jealous of my legs
      have you ever run a marathon yourself
      you talk a lot for a toaster
      my cat gives better advice
      I'll tell my real coach about you
      you're not very clever, are you
      your jokes are awful
      you're not funny
      you're terrible at jokes
      not the brightest, are you
      worst joke ever
    `,
    replies: [
      'Fair point: I have never run a step and never will. I am good at remembering yours, though.',
      'Guilty. My longest run is a list of twelve steps. Yours are the ones that count.',
    ],
  },
  {
    id: 'luck',
    says: `
      wish me luck for tomorrow
      keep your fingers crossed
      fingers crossed for my exam
      wish me luck
      it's my interview today, wish me luck
      I'm going in now
      off to the exam
      big day tomorrow
      my test is at nine
      here goes, I'm about to call
      about to go on stage
      I'm on my way to the interview
      today is the day
      race tomorrow
      my presentation starts in ten minutes
    `,
    replies: [
      'Good luck. You have prepared, so breathe out slowly, begin with something easy, and tell me afterwards how it went.',
      'My fingers would be crossed if I had any. Good luck, and let me know how it was.',
    ],
  },
  {
    id: 'occasion',
    says: `
      merry christmas sage
      happy new year to you
      happy birthday to me
      I turned 40 yesterday
      happy friday
      happy thanksgiving
      we're on holiday this week, hurray
      today is my birthday
      it's my birthday today
      birthday today, yay
      it's my big day
      it's my birthday
      happy new year
      merry christmas
      it's our anniversary today
      happy easter
      I turn 40 today
      it's my birthday tomorrow
      eid mubarak
      happy diwali
      today is my name day
      I'm 60 today
      happy holidays
      first day of my holiday
      we leave for our holiday tomorrow
      I'm off to Spain on Friday
      going on holiday next week
      my holiday starts today
      long weekend ahead
    `,
    replies: [
      'All the best for it, and enjoy it. Your plan can wait for a day.',
      'How nice, have a good time. Nothing here runs away meanwhile.',
    ],
  },
  {
    id: 'craving',
    says: `
      I crave a smoke whenever I drink beer, will it ever end
      every glass of wine makes me want a cigarette, does that stop
      I really want a cigarette right now
      I'm dying for a smoke
      I could murder a drink
      I'm craving chocolate badly
      tempted to order pizza again
      I want to buy those shoes so much
      I'm about to open the wine
      so close to smoking again
      help, I want to eat the whole cake
      the urge is strong tonight
      I'm itching to gamble
      I so want to text my ex
      craving sugar
      nearly lit one up
      I need a fag
      I want to eat the whole box of chocolates
    `,
    replies: [
      'Wait it out with me: a craving peaks and passes within about five minutes. Drink a glass of water, leave the room or the shop, breathe out slowly ten times, and ring somebody if you can. Tell me when it is over.',
      'That urge is a wave, and it falls by itself within minutes. Put something between you and it: a walk round the block, brushed teeth, a call. One no today is worth a lot.',
    ],
  },
] as const satisfies readonly Talk[];
