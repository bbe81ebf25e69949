import type { Matter } from './matter.ts';

// Words that only the turn before explains.

export const followUps = [
  {
    id: 'why',
    says: `
      why is that
      why so?
      how come
      and why
      why do you say that
      what makes you think so
      for what reason
      but why that one
      why not?
      why that
      why would I do that
      what is the reason
      why should I
      and why is this important
      because?
      why do you suggest that
      why this order
      how so
      hm and what's the thinking behind that
      reason?
      whys that then
      because of what
      what for
      why that and not something else
      ok but why
      what's the logic in that
      how did you come to that conclusion
      what brings you to that
      And why, if I may ask
      what are you basing that on
      whats the point of doing it like that
      I'd like to know the why of it
      pourquoi
      y tho
      you say that as if it's obvious, why is it
      give me one reason
      what's that good for
      why in that order and not the other way about
      why wouldn't it work the other way
      on what grounds
      tell me why you think that
      and the sense behind it?
    `,
  },
  {
    id: 'and-that-one',
    says: `
      and thursday?
      and on friday
      what about monday
      and tomorrow?
      and the week after?
      and in december
      and last week?
      what about the weekend
      and after that?
      and then on tuesday
      and the day after
      how late is that
      how late is it then
      when is that one
      and when's that due
      is that one done
      where is that step
      when was that
      how many days is that
      and the second one?
      what about the other one
      and for spanish?
      and the third?
      what about the last one
      and my other goal
      and the one after that
      how about the first
      and step 3?
      same for the other goal please
      and what about the house
      and the third one
      what about number two
      the second one, how about that
      and the last
      and for the other goal
      what about my reading goal
      and the piano?
      and the other thing
      and the fourth
      and what about the first one
      how about the boat
      and with the language
      and what about in winter
      ok and what about at the weekend
      and if it rains
      and for beginners
      okay and what about children
      and what if I'm older
      what about evenings
      and sunday then?
      what about the day after that one
      same question for the flute
      and how about the second, the one with the bank
      and what if it's raining that day
      and how long does that one take
      ok and for pensioners?
      and the smaller one, how's that
      And how is it with the third
      what about the others
      and in my case?
      and for a left hander?
      ok and for kids under ten
      and the fifth?
      what about my garden one, same thing
      and when would that be
      and where's that at
      and after easter?
      fine, and the week following
      right, and the one below it
      and the evening one
      now the same for german
      also for the dog thing?
      and mine?
      and what about the rest of the year
      how far along is that one
      and if I only have weekends
      and the one i added yesterday
    `,
  },
  {
    id: 'more',
    says: `
      another
      another!
      more
      one more pls
      got another
      another one?
      again, another
      next one please
      and one more
      tell me more
      more please
      go on
      can you elaborate
      in more detail
      continue
      anything else?
      what else
      more details
      say more about that
      explain that
      for example?
      such as?
      and then?
      can you say a bit more
      keep going
      more of that please
      what more can you tell me
      give me more detail on that
      expand on that
      more on this please
      is there more
      and beyond that
      give me another
      another one please
      one more
      do you have another one
      carry on, I'm all ears
      got any more of those
      a bit more meat on the bones please
      and another, please do
      and what else is there
      ooh more of this
      can you go deeper
      keep 'em coming
      and the rest?
      Could you develop that a little
      I'd like to hear more about that
      would you give me an example of it
      is that all or is there more to it
      something else in that direction?
      any more where that came from
      one more and then I'll stop
      can you flesh that out
      like what for instance
      in more words please, i like details
      some more examples would help
      tell me the long version
      any others
      go into it a bit
      and what more
      more info pls
      unpack that for me
      read on
    `,
  },
  {
    id: 'yes',
    says: `
      yes
      yep
      yeah
      sure
      okay
      sounds good, do it
      please do
      go ahead
      of course
      absolutely
      that would be good
      yes let's do that
      why not, yes
      do it
      alright then
      I'd like that
      y
      ja
      yup
      ok do that
      go for it
      yes, go on then
      that works for me
      sounds like a plan
      agreed
      right, let's do it
      fine by me
      definitely
      oui
      sí
      sim
      si
      jawohl
      okey dokey
      I would like that
      yes please, if it isn't too much trouble
      aye go on then
      yeah why not
      yessir
      that would be lovely
      Yes, I agree with that
      sounds about right, do that
      ok let's
      mhm yes
      yes!!! please
      you bet
      i'm in
      by all means
      go on, twist my arm
      that's fine with me
      Yes, with pleasure
      perfect, let's go with that
      affirmative
      ye
      yas
      sure thing
      deal
      too right
      hell yeah
      ok you convinced me, do it
      I say yes
      da
      hai
      that'll do nicely, yes
      I'd be glad if you did
    `,
  },
  {
    id: 'no',
    says: `
      I don't want to diet
      no, I don't want to lose any weight
      I don't want to run
      no
      no thanks
      nope
      not now
      maybe later
      nah
      no thank you
      not really
      rather not
      leave it
      never mind
      forget it
      no need
      I'd rather not
      not today
      cancel that
      I changed my mind
      I don't want to
      I don't want that
      I don't want to lose weight
      I don't want a goal
      I do not want to run any more
      stop asking
      leave me alone
      none of these
      that's not it
      nah forget that idea
      scrap that
      scratch that
      stop that
      delete that
      that's enough
      enough
      leave me in peace
      stop it
      please stop
      stop it now
      nope, not that
      no ta
      no need for that
      leave that
      I'd rather you didn't
      nothing, thanks
      not interested
      not necessary
      please don't
      skip it
      no, forget what I said
      hold off
      not this week
      nein
      non
      não
      no thank you dear, not for me
      nay
      not on your life
      uh uh
      No, this I do not want
      nah you're alright
      god no
      definitely not
      no no no leave it as it is
      don't bother
      let's not
      maybe another time
      i'd sooner not
      I pass
      hard pass
      that's a no from me
      no, drop it
      i think i'll leave it for now
      please no
      no way, not doing that
      thanks but no
      not my cup of tea
      i said no already
      Better not, thank you very much
      negative
      can we not
      let that be
      not at the moment, ask me in spring
      no, let's forget about it
      nee
    `,
  },
  {
    id: 'make-the-plan',
    says: `
      please create a roadmap
      create the roadmap
      roadmap please
      make me a plan
      make a plan for this
      draw up the plan
      steps please
      give me the steps for it
      plan it
      please plan this goal
      can you make the roadmap now
      build my roadmap
      now the plan please
      where is the plan, please make it
      turn that into a plan
      write the plan then
      yes, make a roadmap of it
      could you draw up the steps
      please give me a plan for it
      let's have the roadmap
      do the plan
      plan please
      right you've heard it all, now lay it out for me
      go on, map it out
      that's my goal, now give me the road to it
      I'm ready for the plan now
      put that into a plan would you
      Please to make now the plan with all the dates
      work it out for me, week by week
      let me see what a plan for that looks like
      turn my words into something I can follow
      ok build it
      enough talking, plan time
      yes to that goal, and now the steps
      set it all up please
      break it down into steps for me
      draft the roadmap
      show me how I'd get there, step by step, with dates
      could we get the plan on paper now
      chart me a course captain
      get cracking on that plan
      where's my roadmap then
      now do the thing where you make the steps
      make it a proper plan
      sort me out a plan for that one
      lets get it planned
    `,
  },
  {
    id: 'do-not-know',
    says: `
      I don't know
      no idea
      not sure
      dunno
      idk
      you choose
      you decide
      whatever you think
      surprise me
      just make a plan
      just give me a plan
      any of them
      doesn't matter
      I have no clue
      hard to say
      don't care, just start
      whatever
      either is fine
      up to you
      can you pick for me
      no clue
      you tell me
      I really don't know
      can't decide, you choose
      anything
      I'm open
      all the same to me
      beats me
      you pick one
      hmm no idea
      search me
      haven't the foggiest
      not a scooby
      no preference
      hm, tough one, you say
      i couldn't tell you
      Honestly I cannot say
      either or, don't mind
      your call
      eeny meeny, you pick
      dealers choice
      I've never thought about it
      you're the expert
      can't say for certain
      good question, i don't know
      I leave it in your hands
      whichever
      i haven't decided
      no idea, ask me an easier one
      it's all one to me
      no strong feelings either way
      I have no opinion on it
      ion know
      your guess is as good as mine
      whatever's easiest
      depends i guess, dunno
      do what you think is best
    `,
  },
  {
    id: 'shorter',
    says: `
      shorter please
      say that again in one sentence
      too long, sum it up
      in short?
      tl;dr
      can you sum that up
      make that shorter
      that was too long
      the short version please
      briefly please
      in a nutshell
      one line please
      less text please
      keep it brief
      can you put that more briefly
      just the main point
      short answer please
      summarise that
      that's a wall of text, can you trim it
      sum up pls im on the bus
      and in ten words?
      gist?
      boil it down for me
      Can you say it more short please
      i lost you after the second line, brief version
      cut to the chase
      too many words
      what's the upshot
      just the headline
      fewer words please, my eyes are bad
      condense that a bit
      give me the bare bones
      so basically?
      bullet it for me, three max
      abridged version for the tired nurse please
      could that fit on a post-it
      skip the waffle
      half as long would do
      short and sweet please
      what's the bottom line
      one sentence, you can do it
      my attention span says no, smaller please
    `,
  },
  {
    id: 'again',
    says: `
      say that again
      can you repeat that
      repeat please
      what was that
      come again?
      once more please
      pardon, what did you say
      show me that again
      what did you just say
      send that again
      I missed that, again please
      can I see that again
      what did you say before
      sorry the dog barked, say that once more
      run that by me again
      one more time for the people at the back
      what did you say there
      Can you please repeat, I did not catch it
      the screen went off, can you send it a second time
      I scrolled too far, what was it
      replay
      i accidentally deleted it, write it again please
      what was that last bit
      tell me again what you said
      repeat your last message
      could you give me that answer again
      once again please, slowly
      i wasn't listening, again?
      i forgot what you said a minute ago
      what were your words just now
      same again please, I've found my glasses
      encore une fois
      say again, over
      didn't catch that
      remind me what you just said
      let me read that again
      your last sentence again please
    `,
  },
  {
    id: 'doubt',
    says: `
      are you sure?
      is that so?
      seriously?
      honestly?
      oh really
      is that true
      I doubt that
      that can't be right
      that doesn't sound right
      are you certain
      hm, sure about that?
      you sure
      for real?
      no way
      is this really correct
      that seems wrong to me
      I don't believe that
      surely not
      come on, really?
      oh come on
      you can't be serious
      can that be right?
      pull the other one
      really? my sister was told the opposite
      hmm im not so sure about that
      you having me on?
      Excuse me but I think this is not correct
      who says
      sounds a bit fishy to me
      I find that hard to believe
      and you'd put your hand in the fire for that?
      doubtful
      nah that cant be true
      is that a fact
      my doctor says something else, are you positive
      yeah right
      that's not what I read
      are you just making this up
      prove it
      that sounds too good to be true
      i've my doubts about that
      you don't sound very sure
      100 percent?
      I'd want to check that first
      are you quite certain about it
      hmm that contradicts what i learnt
      how sure are you of that
    `,
  },
  {
    id: 'unclear',
    says: `
      what do you mean?
      what does that mean
      I don't get it
      I don't understand
      can you say that in other words
      could you explain
      huh?
      sorry, what?
      in simpler words
      I'm confused
      that's not clear to me
      what are you talking about
      you lost me
      I can't follow
      make it simpler please
      explain it like I'm five
      come again, I don't follow
      eh?
      what?
      that makes no sense to me
      what did you mean by that
      what do you mean by this
      how do you mean
      meaning what
      which means?
      what is that supposed to mean
      that went over my head
      come again, in plain english
      sorry i'm being thick, what do i do with that
      You use difficult words, please more easy
      i read it twice and still don't get what you want from me
      wdym
      what on earth does that mean
      huh, which bit do you mean
      can you put that differently
      dont follow
      not with you, sorry
      lost me there at the second bit
      that's double dutch to me
      explain like i'm my nan
      I have not understood the last word
      in english please
      say it so a ten year old gets it
      what are you getting at
      I don't see what you're driving at
      could you clarify that for me
      clear as mud
      wym by that
      i dont understand what that's supposed to tell me
      hm? how's that meant
      my english isn't enough for that sentence, can you explain
      sorry, I'm confused now
    `,
  },
  {
    id: 'other-one',
    says: `
      no, the other one
      no I meant a different one
      not that one
      wrong one
      wrong goal
      I was talking about another one
      that's the wrong goal
      no, my other goal
      not this goal, the other
      I meant something else
      a different one
      no no, the other thing
      that isn't the one I mean
      different goal please
      no I asked about the other
      you mixed up the goals
      no, not that goal please
      not this one, I mean another goal
      no, not this one
      no silly, the other thing
      wrong end of the stick, I was on about the second one
      that's not the one i asked about
      I speak of the other, not of this
      nope, different one
      i don't mean that goal, the one before
      hold on you're looking at the wrong one
      you've got the wrong goal, I meant my other
      meant the first not the last
      no the small one, not the big one
      we're talking about different things, I mean the other
      not that, the thing underneath
      mixed up, i wanted the one with my mum
      nah the second of the two
      it's another one I'm asking about
      Not this one please, I was meaning the other goal
      that isn't mine... i mean it is but not the one i'm asking about
      wrong one mate, try again
      i was on about something different
      other way round, the other of the two
      the one you've picked isn't the one I meant
      not the running, the other
      no no, a different one entirely
    `,
  },
  {
    id: 'repeats',
    says: `
      you said that already
      you told me that before
      that is the same answer as before
      you keep repeating yourself
      you keep saying the same thing
      stop repeating that
      that's what you said last time
      same as before
      I heard that already
      yes you mentioned that
      again the same thing
      you always say that
      you sound like a broken record
      I know, you said so
      third time you tell me this
      tell me something new
      you're going round in circles
      always the same answer
      déjà vu, that's word for word yesterday's answer
      youve told me this like five times now
      change the record
      yes yes, I know that one by heart
      got anything that isn't copy and paste
      Every time you answer me the same, have you nothing other
      you gave me that exact line this morning
      we've been here before
      that again
      you're stuck in a loop
      old news, you said it at lunch
      i already know that bit from you
      do you only have three answers
      this is the same reply twice in a row
      parrot
      heard it, next
      and again the breathing and the glass of water, you said so before
      you repeat like my grandfather
      please not the same lines as last night
      same old same old
      i've read that sentence from you before
      nothing new there, you keep coming back to it
      are you on repeat
      that's identical to what you wrote a minute ago
    `,
  },
] as const satisfies readonly Matter[];
