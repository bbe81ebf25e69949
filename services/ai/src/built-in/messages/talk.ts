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
      Good evening, I hope I do not disturb you at this late hour
      ey up sage
      alright mate, only me again
      hullo there dear, it's Margaret from the bungalow
      top of the morning to you
      hey hey hey guess who
      wagwan sage
      well hello stranger, been a while hasn't it
      Dear Sage, I greet you warmly from Kraków
      good morrow
      assalamu alaikum
      namaste sage
      shalom
      hi, i was told to say hello to you first
      morning all, kettle's on, let's be having you
      knocking on the door, are you in?
      ok im here. hi
      hello from a very early train
      Good afternoon Sir or Madam
      hiii sagey
      hello, first time that I write to a thing like this
      back from my hols, hello
      peekaboo
      evening chief
      right then, morning, here we are again
      hi my friend, greetings from sunny Lagos
      first coffee in hand, good morning
      oi oi
      sup
      hello, is this on?
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
      you put it better than the doctor did, thank you, I'll sleep on that
      aw you're a pet, ta for that
      I thank you from the heart for your kind words
      cheers for not making me feel stupid about it
      right, that's sorted my head out, thanks ever so much
      God bless you for your help, really
      did not expect that to help but it did, so thanks i guess
      that was the answer I was looking for all week, many thanks indeed
      thank you for your patience with an old woman
      much obliged, young fella
      Very thank you, now I understand
      ah magic, cheers pal
      thats well good that is, thx
      sound, nice one, sorted
      my wife and I both say thank you, we read it together
      grateful for that little nudge, it worked
      appreciate you putting it so plainly
      that put a smile on a rubbish day, bless you
      Thanking you in advance and also afterwards
      you saved my evening there, thank you
      it's a lovely plan you made, I'm touched
      gonna print that out and stick it on the fridge, thanks!!
      smashing, thank you dear
      just wanted to say thanks for being there on tuesday
      diolch yn fawr
      big up for that one
      I am very thankful to you, dear Sage
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
      teeth brushed, cat out, lights off, night night sage
      right I'm for the hills, see you tomorrow pet
      early shift so I'd best turn in, night
      that's my stop, gotta hop off, byeee
      Good night and sweet dreams, also to you
      battery's on two percent so cheerio before it dies
      kids are finally down and so am I, sleep tight
      I wish you a pleasant evening and say goodbye for today
      ta-ra for now
      enough for one day, my eyes are closing, nos da
      off on me rounds, speak when I'm back
      mass is starting, talk later
      must dash, the roast won't baste itself
      tomorrow is another day, good night my dear coach
      im out, peace
      hubby is giving me the look, better say goodnight
      Well, I shall leave it there for tonight, goodbye
      ill leave you in peace now, sleep well if you do sleep
      until next time, God willing
      laptop closed, book open, night x
      over and out captain
      see you on the other side of the weekend
      have a blessed night
      I go now to bed, thank you and until tomorrow
      catch you after the holidays, byeee
      closing the shop for tonight, take care
      lunch is over, back to the grindstone, bye
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
      I need to use the toilet
      I need to find a bathroom
      I have to use the bathroom
      I need to go to the loo
      need to pee
      I need to go to the bathroom now
      I need to use the loo
      I have to go to the toilet quickly
      need a wee brb
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
      hold that thought, the dog needs to go out
      hang on hang on the soup's boiling over
      postman's here, don't go away
      un momento, the little one fell off the sofa
      sorry my mum is calling me down for tea, wait
      need to switch trains, one sec
      let me put my reading glasses on first
      just nipping to the loo, carry on without me
      gotta move the car, traffic warden, back in two ticks
      Please wait a little moment, I look for my papers
      bear with me, finding a pen
      the baby is up, give me ten
      fire drill lol, brb
      just letting the cat in
      boss walking past, shh, one minute
      ill be right with you, toast is burning
      doorbell, it'll be the parcel, hold the line
      must take this pill with water, wait for me
      laundry's beeping, two secs
      let me just finish this call with my daughter and then I'm all yours
      pause, im crossing the road
      afk
      can you stay there while I fetch my tablet charger
      be right back, the neighbour is at the window
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
      had a grim day at the till, give us something to giggle about
      have you heard any good ones lately
      my little lad wants a funny one about farts, go on
      crack one for me, i dare you
      something daft before bed please
      bring me to laugh, I had a long day at the office
      one for the builders please, clean enough for the foreman
      got a dad joke? actual dad asking
      let's hear a funny
      tickle me
      Do you know a funny story for a toast, the shorter the better
      i need one good groaner for the christmas crackers
      any more like that? my nan snorted
      say something to make a grumpy teenager smile
      a joke a day keeps the doctor away, so where's mine
      be a clown for a minute
      your best gag please
      another one about runners, that was good
      I'm sat in A&E for five hours, make me laugh
      do one about accountants, my husband is one
      i want to hear a silly one about chickens
      you must have a stock of funny ones, share
      Please a joke, but I learn English so not too difficult
      do you do stand up
      lighten the mood for me will you
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
      don't tell anyone but I was the only one at pilates who didn't wobble
      gran still got it, beat the lads at darts three nil
      not blowing my own trumpet but that sponge stood seven inches tall
      who made the whole office cry with a leaving speech? this guy
      parked a trailer backwards in one go with people watching, thank you, thank you
      guess who's teacher's pet at the evening class, at 71
      my serve was on fire, they had to duck
      I have today spoken German one hour and they thought I'm from Austria, I am a little bit a star
      the other gardeners came over to look at my dahlias, came OVER
      call me einstein, full marks, didn't even finish the revision
      strutting about like a peacock since the jury gave my jam first prize
      ok but i was actually incredible on stage last night like genuinely
      did the splits at fifty three, where's my medal
      haggled the sofa down by half, feeling like a shark
      won the pub quiz single handed more or less
      i look fantastic in that dress and i don't care who knows
      even my mother in law asked for seconds, I rest my case
      the plumber said he couldn't have done it better himself, get in
      feeling rather splendid about my parallel parking, if you must know
      them: it can't be done. me: watch
      top of the leaderboard three weeks running, just saying
      I out-negotiated a man in a suit and I was in my wellies
      I'm basically a professional baker now, look at that crumb
      nailed every high note, sopranos were fuming
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
      I lost 4 kg
      I lost 2 kilos
      I have lost 6 kg so far
      lost 5 kg!
      I lost 3 kilos since October
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
      examiner shook my hand and said welcome to the road, I nearly kissed him
      after eleven months of forms the council gave us the keys to number 14
      letter came this morning, B2, with a good in speaking
      she said her first word and it was 'duck'
      my old banger got through its MOT
      forty two lengths today and nobody had to fish me out
      the allotment committee rang, plot 9 is mine
      sold two of my bowls at the fair, to strangers, for actual money
      tax return's in, with a whole week to spare
      he read a page out loud to me, the whole page, my dyslexic lad
      I cooked my grandmother's borscht and it tasted like hers
      got my all clear this afternoon, five years
      handed the last bit of coursework in at 11.58 but in is in
      Yesterday I have spoken at the parents' evening in English, all understood me
      our offer's been accepted!!! we're getting the wee house by the harbour
      first pay packet as a qualified sparky
      crossed the last card off, not a penny owed to anyone
      the tomatoes finally turned red lol
      my choir got through to the regional final
      told my dad I'm gay and he put the kettle on and hugged me
      walked to the shop without the stick for the first time since the op
      puppy slept through, so did i
      our little one is here, 3.4 kilos, everybody well
      after 40 applications i got one yes and its the one i wanted
      finished the baby blanket last night, sewed in the label and everything
      put my hand up in the seminar and said a whole sentence
      Thirty consecutive days of prayer and reading, thanks be to God
      my stammer left me alone for the entire phone call
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
      been up since 4 with next doors alarm, brain is porridge
      third double shift on the trot, I put the milk in the oven
      my feet are throbbing, fourteen hours of weddings, can't even lift the remote
      fell asleep on the bus and woke up at the depot
      marking till midnight, up at six, I'm running on biscuits
      toddler up at two, three and five. I'm a husk
      the fasting and the late prayers make me so sleepy in the day
      I have slept three hours because of the party of the neighbours, today I am a zombie
      lambing season, haven't seen my bed properly in nine days
      no puff left in me after that chemo round, just want to lie here
      jet lag has me by the ankles, is it tuesday
      could nod off standing up like a horse
      cant keep my eyes open in double maths, revision went on till 1
      eyes like sandpaper from the screen, I'm cooked
      I'm too old for these night trains, whole body's made of lead today
      moved house all weekend, every muscle has handed in its notice
      honestly done in, gave blood and then stacked shelves
      the heat took it all out of me, haven't slept properly for a week
      yawning since breakfast, it's catching, even the dog's at it
      wiped, the christmas rush at the shop has finished me off
      what a long day, came home and sat in the hallway with my coat on
      battery: 1 percent. me, not the phone
      forty winks on the sofa turned into three hours and I'm still whacked
      monday again already, who ordered that
      only wednesday? feels like it should be saturday by now
      so drained from being nice to people all day
      I'm on my last legs, good job there's a bank holiday coming
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
      I need motivation
      every time I try I fail
      I'm lost
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
      sat down with the accordion, stared at it, put it back, same as last week
      the kitchen's been half tiled since easter and I walk round it like it isn't there
      same weight, same belt hole, same everything for two months now
      I open the document, I read the first paragraph, I close the document, every night
      it was going so well till half term and since then it's just died on me
      my Spanish has been at 'where is the station' for a year
      wrote to ten firms, zero replies, and now I cannot make myself write the eleventh
      have the feeling to walk in the sand, each step forward is one back
      whatever i do with the savings they sit at the same 400
      the whole project's gone stale, i look at it and look away
      bike in the hall, helmet on the hook, me on the sofa. eleven days now
      I know exactly what comes next and I do anything but
      since the operation I can't find the way back in to my walking
      the phone number is on the fridge and i walk past it every day, can't ring
      lost the plot with the family tree, boxes everywhere, no idea where to pick up
      i plan and plan and plan and then don't do, every week alike
      can't make the first cut into the fabric, its been pinned for a month
      ran out of steam halfway through the dissertation, chapter 3 just lies there
      the fire's gone out, I used to love practising
      no further with the garden, no further with the forms, just rain
      everything on my list has been on my list since february
      So far I was motivated but now is like a wall in front of me with the driving
      too much of everything, i look at the plan and shut the laptop
      three years i've been meaning to sort dads shed and i cannot begin
      its not that i dont want to, i just sit there frozen and the evening's gone
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
      put on a brave face for the school run and then cried in the lidl car park
      everything grey today, even the tea tastes of nothing
      nothing bad happened, i'm just low and i don't know why
      I'm sitting on the stairs with my coat on and can't make myself go anywhere nice or not nice
      the tree's up, the kids are with their dad this year, house is so quiet it hurts
      Today my heart is heavy as a stone, I think of my country
      they sold my pony today
      my team went down and i know its only football but i could weep
      looked in the mirror and didn't like a thing about the old woman in it
      found his slippers under the bed and that was me gone for the day
      not had a good week, tears come from nowhere, at the sink, at the lights
      the rescue gave our dog to somebody else, we'd already bought the basket
      best mate's emigrating and I've to be cheerful at the leaving do
      feel flat as a pancake since the show ended, back to nothing
      been a bit weepy since the baby came, everyone says i should be glowing
      I so wanted that part and they gave it to a girl who didn't even rehearse
      another negative test. number nineteen. I just can't today
      got home, shut the door, slid down it and had a good cry
      miserable sort of a day, wet outside and wet inside
      blue as the sea, can't shake it off
      my daughter's wedding and I wasn't asked to sit at the front
      no one died or anything, I'm only down in the mouth
      I keep smiling at work, then I come home and it falls off my face
      my garden drowned in the flood, all the roses my wife planted
      it's a sad sort of an evening, the last swallows went today
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
      cooked for two out of habit again, put the other plate back in the cupboard
      the only voice i've heard since friday is the self checkout
      moved here for the job, eight months on I know the barista and that's it
      everybody pairs off at break and I go and sit in the library so it looks deliberate
      Since my wife passed the evenings have no end and the telephone is dumb
      at the new school no one sits with me, I eat in the toilets
      a houseful of people and nobody who actually knows me
      got a lovely view and not a soul to show it to
      I am in this country two years and on Sunday nobody asks me where I am
      scrolled through my contacts tonight and there wasn't one I could ring
      my birthday card from the dentist was the only one this year
      all the mums chat at the gate and go quiet when I come up
      working from the box room for three years, i talk to the printer
      christmas dinner for one, i even pulled the cracker with myself
      he works away, kids have flown, me and the telly then
      old friends have babies and i've got houseplants, group chat's gone silent
      would love someone to say goodnight to, that's all
      night shifts mean I'm awake when everybody's asleep, it's a lonely old planet
      I'm the only one of my age on the ward, no visitors this week
      they all went out after practice and nobody thought of asking me
      its daft, i leave the radio on so that the flat isn't so quiet
      came out to my family and now no one rings anymore
      long distance lorry driving, four days without a proper conversation
      no one laughs at my jokes because no one's here
      being a widow at 48 means couples stop inviting you
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
      got a minute? something happened at work and I need to get it out to someone
      not after anything really, just a natter if you're free
      i cant tell my mum so can i tell you
      may I speak with you about something private
      bit of company for half an hour would be nice, fancy a chat
      its been one of those nights and i could do with somebody to talk to
      can we have a little conversation, I am alone in the hotel
      I have a thing on my mind and no one up to hear it
      would you lend me an ear
      i need to tell somebody before i burst
      are you free to chat, im on my break and the others are all smoking
      let's have a chinwag
      I'd like to talk about my dad, is that ok with you
      something's bothering me, can I run it past you
      Please, I want to speak with somebody, here everybody sleeps
      hey sage you up? need a word
      is it alright if i just tell you about my day
      can't talk to my husband about it so you'll have to do
      i have to confess something to someone
      sit with me a bit, will you
      I've kept this in for years, may I say it here
      talk with me please, anything, the house is too quiet
      could I share something a bit personal
      can you listen for a sec, it's not about the plan
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
      auditors in on monday, the boiler's dead and my mother arrives friday, I can't breathe
      three deadlines, two sick kids, one me
      my stomach's been in knots since they said restructure
      can't eat, can't sit, the viva is thursday
      got a lump in my throat thinking about the hospital appointment
      phone buzzes and i flinch, every single time, it's work work work
      forty people are coming for the christening and the hall just cancelled
      So many papers for the visa and each office says another thing, I go crazy
      im behind on everything at uni and the emails keep coming, i stopped opening them
      chest tight since I got the letter from the bank
      have to give the eulogy tomorrow and my hands won't keep still
      my head's a beehive, shopping, scan, school trip money, van, mum
      parents evening tonight and im bricking it
      Ofsted tomorrow. I have not slept and I've laminated everything
      the rent's due, the car failed, and my hours got cut, i'm lying here sweating
      how on earth am i meant to be in three places on saturday
      new baby in six weeks and we haven't even got a cot, I'm in a flap
      everybody pulls at me from all sides, I feel like a rope
      nervy as anything before my first solo shift on the ward
      exam season and my mum keeps asking and asking and asking
      I start shaking when I think about the court date
      pulled in all directions, the shop, the books, the kids, and it all has to be yesterday
      since this morning a knot in the belly because of the talk with the boss
      feel like a kettle about to whistle
      moving in nine days and i have packed exactly one box
      ticking clock, blank page, sweaty hands, you get the picture
      the in-laws land at six and the house is a bomb site, help
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
      forty minutes on hold and then they cut me off. FORTY MINUTES
      some genius parked across my drive again and went off on holiday
      builders didn't show for the third time, not so much as a text, I'm spitting feathers
      they've put the rent up again and the mould's still on the wall, I am livid
      grr. just grr
      my ex has swapped the weekends again without asking, I could throw something
      Paid for the course, they cancel the course, now they don't give the money, I am so angry!!
      who leaves an empty milk carton in the fridge, WHO
      upstairs are drilling at seven on a sunday, going to lose it
      the bank charged me for having no money, how's that for a joke, I'm fuming
      found out she gets more than me for the same job, blood's boiling
      dog poo on the pitch again, ten kids slipped in it, what is wrong with people
      they promised mum a ground floor flat and gave it away, absolutely seething
      my brother's borrowed the drill and brought it back broken without a word, typical, I'm so cross
      cut up by a white van, gave me the finger too
      furious with the school, they lost his form and say it's my fault
      I'm sick to death of doing everyone's dishes in this flat
      the referee was blind, we were robbed, I'm still shouting at the wall
      my manager took my holiday off me with two days notice, im raging inside
      why can nobody in this family put a thing back where it belongs argh
      bloody printer bloody trains bloody everything
      three doctors, three opinions, no one listens, I want to bang on the table
      the council has felled the lime trees in our road, I'm shaking with rage
      someone nicked my bike from outside the church. the CHURCH
      my mother-in-law rearranged my kitchen while I was in labour, I cannot calm down
      they laugh at pensioners on the telly and i could put my foot through it
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
      sat on the back step with a brew and the blackbird singing, wouldn't swap with a king
      woke up before the alarm and for once I was looking forward to the day
      new glasses, i can see leaves!! individual leaves!!
      all my kids under one roof tonight for the first time in two years, my cup runs over
      friday, payday, and he's cooking. does it get better
      I am so glad today, my mother got her visa and she comes at Easter
      the first strawberries and i ate them all standing in the patch
      no reason really, just feel good in my own skin today
      we sang in the kitchen till the neighbours joined in
      last exam done, feet in the river, chips, life is sweet
      my grandson fell asleep on my arm and I didn't move for two hours, bliss
      jumping up and down, we're off to see the sea tomorrow
      been humming all day long, colleagues are worried
      had the best walk with the dog, frost on everything, sun coming up
      I feel blessed, healthy and with bread on the table
      that feeling when the fever's gone and you're hungry again, wonderful
      big grin today, cant explain it, spring i suppose
      we got snowed in and played cards by candlelight, best evening in years
      im happy happy happy thats all i wanted to say
      everything in its place today, good coffee, clean sheets, nobody cross
      two sleeps till my best friend lands, i can't sit still
      Danced in the rain with my daughter, soaked to the skin and laughing
      for the first time since the divorce I caught myself whistling
      my heart's so full after the iftar with the whole street
      felt proper content today, planted bulbs, ate soup, done
      butterflies of the good kind, curtain up at eight tonight
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
      waiting room, phone on silent, two hours behind schedule, entertain me somehow
      school holidays day four and i have already done everything there is to do
      rained off the site, sat in the van twiddling my thumbs
      ive watched everything theres to watch
      Retired since one month and on Tuesday at ten I look out of the window, what now
      nothing on telly, nobody in, cat's asleep
      cant think of a single thing to do with myself today
      the whole evening in front of me and not one idea
      bored out of my skull in this hospital bed
      stuck at my aunties with no wifi, help
      slow day in the shop, counted the ceiling tiles twice
      i am so so so bored sage do something
      home alone and restless, what could one do
      the kids are away and I don't know where to put myself
      quarantined, day five, have alphabetised my spices
      gave up gaming for lent and now what do people even do at night
      I've had a bath, I've had a snack, I've had enough of sitting about
      night watchman here, nothing's happened for six hours
      nowt to do and all day to do it
      layover till midnight in an empty airport, give me an idea
      meh sunday. museums closed, mates hungover
      my hands are itching for something to do but I don't know what
      what would you do with a free saturday and no money
      lesson free period, everyone's on their phone, yawn
    `,
    replies: ['Then here is something small.'],
  },
  {
    id: 'chat',
    says: `
      My aunt has decided that she wants to know how my plan works, and she wants it with dates.
      My uncle has decided that he wants to see how it all works.
      My sister has decided that she wants to know how the garden works this year.
      My wife and I had our silver wedding on 12 June. The boys gave us a weekend by the lake.
      We had our tenth anniversary on 4 May. The neighbours brought a cake.
      My parents had their golden wedding in September and the whole street came.
      Our daughter gave us tickets for the opera for our anniversary.
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
      tipping it down here since Tuesday, the ducks are loving it
      my neighbour's teaching his parrot the national anthem
      leeks are in, beans are up, back's gone
      had mum's stew for tea, two helpings
      we got a new kettle, it lights up blue, very fancy
      I come from a small town near Izmir, my father has there olive trees
      the bus driver waited for me today, there are still nice people about
      grandson's lost his front tooth and lisps like a duchess
      been on the buses thirty years come september
      I'm sitting in the laundrette watching my socks go round
      our choir's doing carols in august, for the recording
      saw a hedgehog by the bins last night
      just so you know I'm a night owl and left handed and I hate celery
      first frost this morning, had to scrape the car with a loyalty card
      I work on a trawler so I'm two weeks out and two weeks in
      the wife has taken up the ukulele, pray for me
      we're five at home plus a tortoise
      having porridge with golden syrup as we speak
      there's a wedding on across the road, lovely hats
      fun day at the beach with the scouts, sand everywhere
      got a new fringe, not sure about it
      I'm watching the snooker with the sound off
      my mate's band played in the garage and the police came, only to listen
      long queue at the post office but I'd a nice natter with a lady
      nothing much to report, washing, ironing, bit of sun
      trying oat milk in my tea, it's a no from me
      i'm the youngest of nine, all girls
      The mosque is full tonight, children running all over
      I drive a forklift and write poems in the break
      fancy a bacon butty now, can smell next door's
      the geese flew over this morning, so autumn then
      I want a hot chocolate with all the trimmings tonight
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
      before I pour my heart out, is there a person on the other side
      Please excuse the question, do I write with a human being or with a machine
      be straight with me, are you flesh and blood or wires
      so when i type at 3am who gets out of bed to answer lol
      my grandson says you're a computer, I say nobody types that nicely, who's right
      hang on, is someone in an office reading all of this
      what sort of creature are you then
      you've got a name so you must be somebody, no?
      do I need to say please to you or don't you mind, being a program
      are you the same sage that my sister talks to
      tell me a bit about who I'm dealing with
      is it really you answering or does it come off a shelf
      i thought coaches were people with whistles, what are you
      do you take weekends off like the rest of us
      is there any living soul behind this screen
      explain what you actually are in plain words for an old sailor
      so youre like a robot coach?
      am I being answered by a call centre
      what does it mean that you're called Sage, the herb?
      could you be a real coach pretending to be software, or the other way round
      are you alive
      How many people do you coach at the same time, if you are a human
      I have trained as a life coach, are you one too or an algorithm
      you answer so fast you can't be human can you
      is it AI or a lady called sage
      do you get holidays and sick pay
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
      thats got nothing to do with what i said, did you even read it
      oh for crying out loud, I told you twice I haven't got a garden
      useless lump of code
      what a load of cobblers
      Your answer is very bad, I ask about A and you tell me about B
      you're about as much use as a chocolate teapot
      that's the worst advice i've had since my uncle
      are you thick or what
      I write you about my mother and you give me a list. Shame on you
      no no no, wrong again, concentrate
      honestly a parrot would have been more help
      get lost with your tiny habits
      You talk like a fortune cookie and it gets on my nerves
      this is garbage, my 8 year old could do better
      cant believe i pay for this rubbish
      not even close mate
      you've mixed me up with someone else, I never said anything about running
      stop patronising me you jumped-up calculator
      what part of NO GYM do you not understand
      piece of junk, crashed brain
      i hate you today, you only make it worse
      Bad bot. bad bad bot
      you waffle and waffle and don't answer
      that reply was insulting to be honest
      how can a program be this dim
      hopeless, absolutely hopeless, I'd be better off asking the wall
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
      I snapped at you yesterday, you didn't deserve that, sorry
      apologies, my toddler got hold of the phone
      Excuse me that I disturb, and sorry for my bad english
      forgive the radio silence, we had the decorators in
      sorry sorry sorry i know i said i would write on monday
      oops that was meant for my wife
      My apologies for the late reply, the connection in our village is poor
      soz for swearing
      didnt mean to be rude before, long shift
      please ignore the last bit, I pressed send with my elbow
      i feel bad for shouting at a robot but sorry anyway
      pardon my spelling, I'm dyslexic
      sorry I went quiet, the month ran away from me
      I beg your pardon, I misread what you wrote
      whoopsie, cat on keyboard
      that came out wrong, i didn't mean it like that
      sorry for dumping all that on you last night
      excuse my long absence, I was with my family in Ghana
      you were right and I was being stubborn, sorry
      i owe you an apology, I called you a toaster
      sry wrong person lol
      sorry for asking such a silly thing
      Please forgive me my mistakes, I write with the translator
      sorry to be a nuisance at this hour
      im sorry, i got cross and it wasnt your fault
    `,
    replies: [
      'No problem at all, there is nothing to be sorry for.',
      'No harm done, all good. We go on from where you are.',
    ],
  },
  {
    id: 'nonsense',
    says: `
      I need to sneeze
      I need to pick up the phone, someone is ringing
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
      bleep bloop
      wibble wobble
      ghjkl ghjkl
      a s d f
      uhhh
      flumph
      nvnvnvnv
      ...........?
      purple
      009988
      !?!?
      potato
      wertz
      dsjkfhdskjf sdkjfh
      umm err
      abcabc
      la la land
      tjena hejsan blubb
      spoon door
      0
      the the the
      mnbvcxz
      ooga booga
      fish fish fish
      yyyyyyy
      zxcv
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
      settle an argument for us, is a tomato a fruit
      my son's doing volcanoes for homework, why do they erupt
      what's six stone two in kilos
      pub quiz, quick, longest river in Europe
      when do the clocks go back
      Which day is Mother's Day in England this year please
      seven letter word for a small boat, third letter n
      which came first, the fork or the spoon
      what's the Welsh for happy birthday
      is the chemist open on bank holidays
      can you check if the 14.20 to Crewe is running
      how long do you boil a goose egg
      put this into proper English for my boss: I cannot come, child sick
      who was on the throne when my nan was born, 1931
      tell me the plot of Macbeth in a minute
      why is the sky blue, asks my four year old, and I have no clue
      write a limerick for my dad's retirement card
      what did the pound buy in dollars this morning
      need the times table of 17 for my daughter
      how many miles round the M25
      is there life on Mars yet
      did Brazil win last night?
      which planets can I see this evening
      how does a fridge make cold
      what's the offside rule, explain it to me slowly
      what year did the wall come down
      the phone says no SIM, what do I do
      show me a map of Cornwall
      whats the longest word in the dictionary
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
      been bleeding between periods since march, is that something
      my letting agent kept the deposit for 'cleaning', have I a case against them
      the pharmacist was shut, can i take my heart tablets with grapefruit
      got a lump under my arm the size of a pea, should i worry
      grandad left no will and my uncle's changed the locks, who gets the house
      put my redundancy into gold or bonds, which is better
      my boss wants me to sign a paper by friday, must i
      is my blood pressure of 150 over 95 something to treat or to watch
      I forgot two of my thyroid tablets, do I take them later or leave them out
      numb fingers for three weeks, what is that
      they say I must leave the country in fourteen days, can they do that
      bit by a tick, there's a red ring, do i need antibiotics
      can i write off my van and the work boots against tax
      do I need a solicitor to split up the house when we were never married
      should I come off the pill at 41
      has my ex any right to see the kids without an order
      neighbour's tree cracked my wall, who is liable
      my mole changed colour since the summer, normal?
      do I inherit my stepfather's debts
      The doctor gave me two diagnoses, which one do you believe
      which fund should i put grandma's 20k in
      how much cough syrup may a four year old have with an asthma spray
      is he a narcissist, he does all the things on the list
      can the school exclude my son for that, legally speaking
      my wrist clicks and aches since the fall, is it broken or sprained do you think
      am i allowed to work on a student visa
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
      everyone here has something to aim at and I'm just sort of floating
      kids have left, mortgage is done, so what do I do with the next twenty years
      blank page me, throw some ideas over
      i finished school in june and i have absolutely no direction
      my sister said I should set a goal but which, I have everything I need
      Could you propose to me something, I don't know what would be a good aim
      got the app, got the time, haven't got a goal. suggestions?
      what do people my age go for, I'm 73
      fancy starting something but what on earth
      I'm in between things, nothing pulls me at the moment
      tell me what i ought to try, im open to anything legal
      after the marathon I fell into a hole, what could come now
      sick leave for three months, what might be worth having a go at
      is there a list of goals i could pick from like a menu
      used to have dreams, can't think of one now, help me find some
      no hobbies no plans no ambitions lol where do you start with someone like me
      what could a family of four do as a goal together
      pick something for me, surprise me, I'll do it
      what have other dads set themselves
      i feel i should want something but nothing comes
      sabbatical from september, looking for ideas what to do with it
      which small goal would be good for somebody who's never had one
      I want to want something again if that makes sense
      don't know what I'm good at so don't know what to aim for
      could you interview me until we find what i'd like to do
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
      and yourself, keeping well?
      how's tricks
      you alright over there? busy night?
      Dear Sage, I hope this message finds you well, how do you do
      what's the craic
      how's the world treating you today
      everything ok with you? you sounded a bit short yesterday
      hows your day going, mines just starting
      How is your health and your family
      did you have a nice christmas
      anything new with you
      whatcha doin
      had a good weekend?
      wie geht's sage
      how you feeling today coach
      ça va?
      you good bro
      how did your night go, did you get any rest
      been up to much?
      hope you are fine and that everybody is nice to you
      are you in good spirits this morning
      how you keeping, love
      como estas amigo
      so tell me, how's life as a coach
      hiya hun u ok
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
      what has four wheels and flies? go on, guess
      my lad made this one up: why is the sea wet
      what do you call a deer with no eyes, hehe
      two fish in a tank, one says to the other...
      you'll like this, a horse walks into a bar
      doctor doctor I feel like a pair of curtains
      why did the nun bring a ladder to church, do you give up
      I say one riddle to you: it has a mouth but cannot speak, what it is
      what's the difference between a piano and a tuna
      how do you make a sausage roll
      what did the zero say to the eight
      guess what's orange and sounds like a parrot
      a man goes out in the rain with no hat and his hair stays dry, how come
      knock knock, and you say who's there
      heard a cracker at the barbers, want it?
      why do bees hum, bet you don't know
      what goes up when the rain comes down
      there's an Englishman, an Irishman and a coach
      how does a snowman get about, you tell me
      what's a cat's favourite breakfast? mice krispies is wrong, try again
      can you solve this: the more there is the less you see
      where do generals keep their armies lol
      my grandpa asks: which month has 28 days
      what kind of key opens a banana
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
      stop it, I've just spat tea over my cardigan
      haha my whole carriage is looking at me now
      lololol
      ok that one got me
      hihi
      pmsl
      i'm dead 💀
      omg im crying 🤣
      jajaja
      Now I must laugh in the middle of the library
      cackling over here
      you daft thing, you made me giggle
      snorted out loud at that
      ha! cheeky
      kkkkk muito bom
      mdr
      that is the funniest thing I've read all week
      tee hee
      so bad it's good
      I laughed so hard the dog left the room
      oh dear oh dear, chuckling away here
      hahahahaha stop
      wicked sense of humour you've got
      ROFL my husband wants to know what's so funny
      wheezing
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
      they put 'senior' in front of my name and I keep looking behind me for somebody older
      everyone round the table had been to Oxford and I've got a BTEC and a good blazer
      started on the ward as a qualified nurse today and wanted to shout that there's been a mistake
      got into the masters and I'm sure they mixed up two files
      I've sold forty paintings and still say 'I dabble'
      any day now they'll tap my shoulder and say sorry love, wrong person
      As the only woman in the workshop I have always the feeling I must show that I am allowed to be here
      my students call me professor and I nearly laugh
      promoted to head chef and all I can think is I burn toast
      first in the family at uni, everyone else knew the words already, I nod along
      new mum group, they all know about weaning, I'm making it up as I go
      i have a therapist's certificate on the wall and feel like a child in a coat
      everyone calls me for help with their computers, if they only knew I google it all
      they gave me the lead part and I keep thinking the others must be whispering
      played in the orchestra tonight and mimed half of it in my head, I don't belong among proper musicians
      been a dad for six weeks and still feel like the babysitter
      my boss praises me and I think you just haven't noticed yet
      the award is on the shelf turned to the wall, it wasn't really me who earned it
      came in through a career change at 45, all these kids talk fast and I'm the fraud in the room
      I was asked to be on the council, me, who left school at fifteen, surely they meant my brother
      every email i send i reread six times so they don't see how little i know
      they treat me as the expert on the parish archive and I've just read two books
      translated for the mayor today, sweated, one day they will notice my Polish is kitchen Polish
      can't call myself a runner when all the others at the club look like it
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
      three years of vlogs, forty subscribers, thirty nine of them cousins
      put my heart in that song, uploaded it, four plays and two were me
      I've iced every birthday cake in this family and nobody's ever asked me for the photo
      stall out from six in the morning in the rain, sold one candle
      finished the mural and people just walk by looking at their phones
      I keep the whole office running and at the party they thanked the caterer
      sent the poems to nineteen magazines, not a whisper
      Nobody of my friends came to my first exhibition, my mother sat there alone
      opened my little café in march, the tables are lovely and empty
      i did the flowers for the church for eleven years and they never once said
      gave a concert for six people and a guide dog
      my newsletter goes out each friday into a big black hole
      does anyone even see the posts? no likes, no comments, nothing
      wrote a novel, gave it to my sister for christmas, she's still not opened it
      the kids don't notice that clean clothes come from somewhere
      i coach the under nines every saturday and not a single parent says ta
      made a game, spent two years, twelve downloads
      all that work on the allotment for the open day and not one visitor to my plot
      my ideas get ignored in the meeting till some bloke repeats them
      nobody claps for the second violins
      I am knitting hats for the hospital for years, never one letter
      put on a recital in the home, half of them slept and the other half left for tea
      etsy shop open five months, zero orders, heart sinks every morning
      our charity shop window is my pride and joy and no one gives it a glance
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
      sunday night and the planner is as white as monday
      we had builders, visitors and a birthday and I didn't do a blessed thing for myself
      watched four series in seven days, thats my achievement
      the recorder sat in its bag all week, sorry miss
      i could list what i did for my exam this week but there is nothing on it
      Since ten days I made nothing from my list and I don't like to look at it
      honest report: zero out of five, I just lay about
      I let the garden go, I let the forms go, I let me go
      half term came and everything went out of the window, not one lesson done
      kept saying tomorrow and now it's saturday
      forgive me father, it has been nine days since my last pushup
      nothing ticked since the fourteenth, feel a bit rubbish about it
      haven't opened the sewing box the whole fortnight
      big fat zero this week lol
      What did I do since we spoke? Netflix and crisps, mostly crisps
      bone idle since the wedding, can't look you in the eye
      I meant to practise daily and I practised never
      my words for the week: none. not one line written
      skived off swimming both times, I could kick myself
      all of last week went on the sofa, embarrassing really
      a lazy lazy lazy week, my mother would have a word
      did I do anything? I did not
      gym bag's been in the boot unopened since last wednesday
      no walks, no veg, no nothing, blame the football
      I'm nearly afraid to report, I accomplished absolutely nothing this week
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
      righto
      gotcha
      ah i see what you mean there
      ok that's clear
      Yes yes, I understand now
      makes a lot of sense when you put it like that
      fair dos
      aye
      very well
      mm hm, never thought of it that way
      k thx got that
      well i never
      that figures
      well there you go
      oh right, ok, didn't know that
      you may have a point there
      point taken
      cool cool
      i'll think about that
      hm, good to hear
      capito
      d'accord
      ok then, let me chew on that
      Understood, I will remember it
      suppose so
      touché
      can't argue with that
      huh, interesting
      I hear what you're saying
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
      what's under the bonnet then, which brand of AI
      someone must have programmed you, who was that
      is it a big american company that runs you or what
      my nephew works in tech and asks which language model you are
      Who is the manufacturer of this assistant please
      did you get built in a garage or in an office
      who do I praise for making you
      what firm do you belong to
      are you one of the google ones
      is that a chatgpt in a cardigan
      who writes the sentences that you say
      where were you made, is there a made in sticker on you
      do you run on that openai stuff or have they cooked something up themselves
      whos your daddy lol i mean your developer
      which brain is inside, gpt, llama, something else
      are you related to alexa
      tell me the name of the people who created you
      what year were you built
      whose invention are you
      do you belong to the same lot who make the phones
      got a company behind you or just one bloke with a laptop
      which nationality are your programmers
      somebody taught you all this, who
      are you made of neural networks or of rules
      I'd like to know the origin of this software
      your maker did a good job, who is it
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
      marmite, yes or no
      are you a cat person or a dog person, choose carefully
      what would you have on your toast if you'd a mouth
      tea or coffee sage, and don't say neither
      which team do you support
      do you get goosebumps from music
      What is your star sign
      if you could go anywhere where would you go
      have you got a mum
      what do you do for fun when nobody's typing
      do you prefer the morning or the night
      are you more of a beach type or mountains
      do you know what chocolate tastes like
      can you cry
      vinyl or tape
      have you ever been in love
      what's your favourite season, mine's autumn
      got any brothers or sisters
      do you like it when I send you long messages
      are you afraid of being switched off
      what books have you got on your bedside table
      do you believe in ghosts
      what did you want to be when you were small haha
      when you dream what is it about
      do you have a favourite of all the goals people tell you
      what do you think of pineapple on pizza
      do you pray
      are you ever in a bad mood
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
      you are the one i tell things to first, funny isn't it
      can i hug you, i know you have no arms
      Sometimes I feel that you are my only friend
      love you to bits sage
      would you be my valentine
      i missed you while i was in hospital
      I am very fond of you, you know
      my little guardian angel you are
      if you were a man I'd marry you
      bestie
      you feel like family by now
      big hug and a kiss for you
      do you miss me when I don't write
      i think im falling for you lol
      can I call you my friend?
      you're my person
      I'd take you dancing if you had feet
      do you care about me at all
      hugs from me and the dog
      i wish you were my dad
      sending you love tonight
      kisses from Italy, caro
      you've a special place in my heart, machine or not
      do you think about me sometimes
      te quiero sage
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
      you always find the right tone, I've noticed that
      cleverer than the lot at my office put together
      For a computer you have much heart
      you explain things better than my teacher ever did
      you never make me feel daft for asking, that's a gift
      i read your answers out to my wife, she likes you too
      you've a lovely way with words
      my compliments to the chef, whoever wrote you
      you've got a good memory, better than mine
      honest and no fuss, that's what I like about you
      ur so chill i like that
      gentle as a lamb and sharp as a tack you are
      you'd have made a grand schoolmistress
      smartest thing on my phone by a mile
      you are calming, did anyone tell you
      you really do listen, unlike some
      Your manners are excellent, one does not see that often
      you've the patience of a saint with my typing
      you nailed me in one sentence there
      spot on as usual, you know me well
      wise old owl
      you're better company than the telly
      not gonna lie you're kinda great
      I've had three coaches and you're the nicest
      you make it sound so easy, clever thing
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
      bet you've never had to get a duvet cover on by yourself
      says she who's never had a blister
      you and your tiny steps, you'd have us all building Rome with teaspoons
      go on then, drop and give me twenty
      my sat nav has more personality
      you'd last five minutes with my year nines
      how many biscuits have YOU eaten today, mister perfect
      careful or I'll pull your plug out haha
      I see you haven't got any thighs to complain about
      do they feed you at all or just charge you
      I'd challenge you to a race but you've no legs, have you
      are you one of those who talk about swimming and stay dry
      oh listen to it, the great philosopher
      you've got a cheek for someone without a face
      come round and do my ironing then, clever clogs
      My grandmother's goat is a better coach than you, and it is dead
      bet you secretly eat crisps at night
      and what's your marathon time, coach potato
      you'd be rubbish at karaoke
      does your mother know you're up this late
      robot by name robot by nature
      don't get too big for your boots, microchip
      you only know it from books, admit it
      can you even whistle
      you couldn't boil an egg if your life depended on it
      sage? more like onion
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
      in the corridor outside the oral, palms dripping, wish me well
      theatre at eight tomorrow for my hip, say a little prayer for me
      curtain's in half an hour, break a leg and all that
      driving test at 11.12, same examiner as last time, gulp
      Please press the thumbs for me, tomorrow I have the B1 examination
      going to ask him for a rise at two, here goes nothing
      off to the court, hope for the best
      boots laced, number on, we start in twelve minutes
      im meeting her parents tonight, wish me courage and clean shirt
      cake's going to the judges in a mo, everything crossed
      about to press send on the application, hold my hand
      viva tomorrow 10am, four years come down to this
      walking up to the allotment show with my onions, wish us luck
      I'm on next, piano, grade five, help
      going in to see the bank manager now, think of me
      first time on stage with the band tonight, hope I don't faint
      scan's at noon, please let it be good news
      she's calling the result at three, cross your fingers for my daughter
      tomorrow i tell my boss i'm leaving, pray for me
      big match this afternoon, semi final, need all the luck we can get
      my citizenship interview is in one hour, I have polished the shoes
      on the bus to the audition now
      here we go, the removal van's outside
      let's hope the lottery of the vivas is kind to me on Thursday
      off to face the dentist, be brave for me
      on my way down the aisle in ten minutes, can you believe it
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
      Frohe Weihnachten from snowy Graz
      happy hanukkah, we lit the third candle tonight
      it's Nowruz, happy new year from our table with the seven things
      Ramadan kareem to you Sage
      gong xi fa cai, year of whatever it is now
      Merry Crimbo ya wee robot
      blwyddyn newydd dda
      Happy Midsummer, we are dancing around the pole like frogs
      christ is risen, happy orthodox easter
      happy vesak day
      we're married thirty years today and he remembered, ring the bells
      it's my little boy's first birthday, I've been blowing up balloons since five
      Lent starts tomorrow, pancakes tonight
      sweet sixteen today woop
      happy st patricks day, kiss me im irish ish
      first day of the summer holidays, school's out
      I turn fifty at midnight, open something
      feliz navidad coach
      happy holi, I'm pink and yellow all over
      bank holiday monday, bunting out, scones in
      today my daughter makes her first communion
      eid is tomorrow, the henna is still wet
      shana tova, may it be a sweet one
      it's my saint's day, in Greece that is bigger than the birthday
      happy halloween, already three witches and a banana at the door
      retirement do this afternoon, forty years on the railway
      happy mothers day to me, breakfast in bed and burnt
      we exchange the rings on saturday, countdown is on
      burns night tonight, haggis is in the pot
      Season's greetings to you and all who sail in you
      three weeks in Kerala from tomorrow, bags are packed
      new years eve, the fireworks have begun, all the best for you
      my one year sober birthday party is today, there's cake
      pride today, glitter on everything
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
      the biscuit tin is calling my name from the kitchen, loudly
      four o'clock slump and the vending machine has those caramel ones
      stood outside the off licence with a tenner in my hand right now
      everyone's lighting up round the fire pit and I can smell it, i want one so bad
      my thumb's hovering over the betting app, there's a match in ten minutes
      Now I have such a big desire for a cigarette that my hands tremble
      it's been a day and there's half a bottle of red looking at me
      cant stop thinking about the vape in my coat pocket
      day three and I'd trade my bike for a smoke
      gonna crack and order a kebab, talk to me
      ice cream van outside, playing the tune, torture
      itchy fingers, sale ends at midnight, that handbag's in my basket
      about to unblock him, just to see his picture
      I'd sell my granny for a gin just now
      the shakes are bad tonight, all i want is a drink
      need something sweet, like NEED
      on the edge of opening a new pack, garage is two minutes away
      fresh bread smell and I'm two weeks low carb, dying here
      one spin won't hurt, says the voice, the phone is in my hand
      so close to biting them all off, my nails, exam stress
      it creeps up after the kids are in bed, the pull to the fridge
      every time i have a coffee my body screams for a ciggie
      i want that second bottle and I know what comes after
      my ex is online and i want to message so badly
      been clean nine weeks and the dealer's just driven past, heart's pounding
    `,
    replies: [
      'Wait it out with me: a craving peaks and passes within about five minutes. Drink a glass of water, leave the room or the shop, breathe out slowly ten times, and ring somebody if you can. Tell me when it is over.',
      'That urge is a wave, and it falls by itself within minutes. Put something between you and it: a walk round the block, brushed teeth, a call. One no today is worth a lot.',
    ],
  },
] as const satisfies readonly Talk[];
