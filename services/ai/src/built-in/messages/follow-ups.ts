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
    `,
  },
] as const satisfies readonly Matter[];
