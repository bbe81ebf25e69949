// How people ask for a change without saying so outright. Each line is a sentence. The kind of a message that no phrase
// knows is guessed from them.

export const editExamples = {
  pause: `
    hold this, I'm moving house
    can we stop for a couple of months
    not now, later in the year
    I need to put this away for a while
    I'm too busy to think about it until spring
    let's come back to it after the summer
    leave me alone with this until January
    I'm taking time out from all of it
    nothing from this until the baby is born
    wait with this until we have moved
    rest it for now
    no energy for this one at present, another time`,
  another: `
    show me another way to do this
    scrap it all and start fresh
    what else have you got
    not my style at all
    this plan doesn't feel like me
    I was hoping for something different
    try a completely different route
    surprise me with a new one
    I'm not happy with these steps, do them over
    throw it away and make a better one
    the whole approach is wrong for me
    let's begin again with a clean sheet`,
  easier: `
    can you take the pressure out
    gently please, I'm tired
    this is more than I can handle
    smaller portions, I'm a slow starter
    I feel rushed by all these dates
    I'm lagging, can we take it down a level
    you expect too much of me
    let me breathe a little
    I'd like a softer start
    not so ambitious, I'm seventy
    fewer things at once would help
    it's all going over my head`,
  harder: `
    I'm ready for more
    turn it up
    this is child's play
    I could do twice as much
    don't be so careful with me
    I finished two weeks early, what more is there
    give me something to bite on
    I want a real challenge
    let's aim higher
    I need more of a push
    you can be tougher with me
    this hardly makes me sweat`,
  less: `
    only 20 minutes an evening from me
    down to an hour a week, sorry
    I've taken on a second job
    the kids are home for six weeks
    my shifts have doubled
    Sundays are all I have left
    I'm caring for my mother now, so hardly any evenings
    term has started and I'm drowning in work
    I lost my free Fridays
    my commute got an hour longer
    ten minutes before breakfast is what's left for this
    I have to work weekends from now on`,
  more: `
    retired last Friday, fill my days
    my diary just emptied
    the kids are at camp all August
    I quit the evening job, so there's room
    I can put in a full day each week
    three days a week off from May
    the project at work is over, I have air again
    I'm on leave for a month, let's use it
    I've nothing else to do this winter
    mornings are free now that he's at nursery
    could fit in another two sessions
    I work part time from next month`,
  setback: `
    hard drive died with all of it on
    my aunt refuses to talk about it
    they gave the job to someone else
    my manager quit
    got a bad review
    the landlord sold the house
    she doesn't answer my calls
    the course is full
    my visa was delayed again
    the dog ate half of it
    we had a big row and nothing moved
    the money is gone, the boiler needed replacing
    I cried through the whole lesson
    I skipped the last five sessions
    I've been in bed with a temperature
    my back has gone again
    he's back in prison and everything stopped
    the deal collapsed yesterday
    I chickened out at the door
    started again with the old habit last night`,
  done: `
    list made
    photos are all scanned
    that's in the bag
    she said yes, we're set
    signed it this morning
    did the first call, wasn't so bad
    the forms went off on Monday
    we've been there and it was lovely
    all bought and paid for
    handed it in on Friday
    the shelf's up
    he came round and fixed it
    I've been to see the doctor about it
    got my certificate today`,
  remove: `
    I won't do a course
    that bit isn't possible in my job
    I can't stand phone calls, so not that
    we already decided against a venue
    she lives abroad now, visiting makes no sense
    I'm allergic to that
    nobody needs a logo for this
    not interested in social media at all
    my doctor forbids swimming
    too expensive, let's not have the coach
    I have no garden for that
    it's a waste of time in my case`,
  split: `
    I stare at it and don't know where to start
    could we do the scanning in stages
    that one is a monster
    I need something between those two
    one bite at a time with the chapters
    it's five jobs in one
    smaller pieces for the big one
    the middle one is really several things`,
  date: `
    talk is in the diary for 20 January
    reviews are in March this year
    the concert is on 3 June
    we fly on the 12th of April
    they only open again in September
    my appointment is not before May
    it has to be over by Christmas
    the baby is due in August so before that
    we have until the end of the year
    the hall is booked for 9 May
    there's no hurry, next autumn is fine
    the letter says 1 March at the latest`,
  none: `
    how are you today
    what do you think about it
    tell me more about that
    I like this plan a lot
    thank you for the help
    you are funny
    it rained all day
    I'm proud of myself
    good morning coach
    I want to learn the violin
    become a better father
    save for a trip to Japan
    write a song for my sister
    what comes next for me
    how much have I done
    is it normal to be nervous
    my cat is asleep on the keyboard
    I had pasta for dinner
    I love my new neighbours
    who made you
    nice weather we're having
    I feel good about this
    that sounds right
    okay, I'll do that
    see you tomorrow
    what does that mean`,
} as const;
