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
    `,
  },
  {
    id: 'and-that-one',
    says: `
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
    `,
  },
  {
    id: 'more',
    says: `
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
      what do you mean?
      what does that mean
      I don't get it
      I don't understand
      can you say that in other words
      could you explain
      huh?
      sorry, what?
      for example?
      such as?
      say that again
      say that again in one sentence
      shorter please
      can you repeat that
      you said that already
      are you sure?
      in simpler words
      too long, sum it up
      what was that
      you told me that before
      that is the same answer as before
      you keep repeating yourself
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
    `,
  },
  {
    id: 'no',
    says: `
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
      no, the other one
      no I meant a different one
      not that one
      wrong one
      delete that
      that's enough
      enough
      leave me in peace
      stop it
      please stop
      stop it now
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
    `,
  },
] as const satisfies readonly Matter[];
