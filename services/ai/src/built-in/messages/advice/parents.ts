import type { Advice } from './advice.ts';

export const adviceOnParents: readonly Advice[] = [
  {
    id: 'reach-out-first',
    says: `
      should I write to my mum now that she is ill
      my dad is unwell, should I get in touch
      what do I even say to my mum after so many years
      what could I write to my brother after all that time
      what can one say to a father after such a long silence
      no idea what to say to my dad after years
      how do I contact my father after years
      should I make the first move
      how do I write to an estranged parent
      how do I get back in touch with my brother
      what if he rejects me
      how do I start talking to my dad again
      should I write to my dad first
      should I be the one to text first
      is it my turn to ring my father
      who should make the first move, me or my sister
      eleven years without a word to my father, and now I wonder if it's me who has to begin
      mum and I stopped speaking over my wedding. I'd like to break the ice somehow
      pride tells me to wait till she gets in touch, heart says write
      found my dad's number in an old diary, call or card or let it be
      a christmas card as a first sign of life to my brother, good idea?
      he walked out when I was nine and now I'm the one thinking of writing to him, silly?
      three times I started the letter to my mother and three times it went in the bin
      what would a first message to an estranged sister sound like, two or three lines
      dad's turning seventy and we've not spoken since the divorce, do I make a move
      Somebody has to give in first between my mother and me; ought it to be the younger one?
      not seen my old man since 2009. want to get in contact but dunno how
      my aunt says papa is not so well, and I am the only one of us who could still contact him
      make the first move, or wait
      there was never a big fight, it just faded after the remarriage, and now I'm forty and would like my dad to know his grandson but somebody would have to write first
    `,
    answer:
      'A short message without the old quarrel: “I have been thinking of you. I would like to hear how you are. No need to answer quickly.” Decide before what you can bear: silence is possible, and it is then not a verdict on you. Tell one friend the day you send it. Small and kind is the whole task.',
  },
  {
    id: 'meet-after-years',
    says: `
      how do I meet my father after years
      what do we talk about when we meet
      meeting an estranged parent, tips
      where should we meet for the first time
      how do I not fight with my dad
      nervous about seeing my dad
      seeing mum on saturday for the first time in six years and my stomach is in knots
      we agreed on the station cafe, dad and me. what on earth do we chat about
      first meeting with my birth mother coming up, any tips so it won't go wrong
      should I bring my kids along when I meet my father again or go by myself
      hug or handshake when I see him after all that time
      restaurant, park or her place for the first meet up with my mum?
      last time we were in one room it ended in screaming, I don't want that when we meet now
      she wants to come to my flat straight away, I'd rather somewhere neutral
      two hours with my brother after a decade, how do we fill them
      Dad is flying in from Poland to see me, we hardly know each other any more
      do I bring up what he did at our first reunion or leave it
      meeting up with my estranged sister at a garden centre, anything I should avoid
      meeting dad again, any dos and don'ts
      she suggested the zoo because of my kids, I thought a walk, in any case it is nine years since mum and I sat at one table and I'm afraid of the silence
    `,
    answer:
      'Choose a café you can leave, an hour with an end, and something to look at or walk past. Begin with the present: work, health, what they read or repair. Leave the past for the third meeting. If it gets hot, “I would like to keep today good” and a change of subject. Afterwards give yourself an evening off.',
  },
  {
    id: 'forgive-parent',
    says: `
      how do I forgive my parents
      do I have to forgive my father
      I'm still angry with my mother
      how do I let go of the past
      can a relationship with a parent be repaired
      he drank my whole childhood away and now wants us to be pals, must I forgive
      mum chose my stepdad over me. thirty years on it still burns
      everyone at church says honour thy father. they didn't live with him
      I'm forty and still furious about how they treated me as a kid
      can't let it go that dad missed every single birthday
      she never said sorry, not once, how could I ever make peace with that
      my parents hit us. I want to stop hating them, for my own sake
      forgiving dad feels like saying it was fine, which it wasn't
      He is dying and I have not forgiven him. Is it wrong to feel that way?
      my therapist talks about peace with the parents, I don't see the way there
      is it possible to patch things up with a father who was never there
      I love my mum but I can't forget what she said when I came home pregnant
      still so angry at mum
      he was sober for the last ten years and a lovely grandad to my girls, and I stand there smiling while inside I'm still the boy under the table, will that ever heal
    `,
    answer:
      'You need not forgive to be at peace, and you need not hurry. Write what it did to you, unsent; then what you wish for now. Forgiving means that you stop paying for it, not that it was right or that they come close again. With violence or abuse behind it, do this with a therapist.',
  },
  {
    id: 'difficult-parent',
    says: `
      my dad only criticises me
      my mother is never satisfied
      how do I set limits with my parents
      my father doesn't listen
      how do I deal with a stubborn dad
      my parents treat me like a child
      whatever I cook, mum finds a hair in it
      dad rings to tell me what I did wrong with the car, the job, the kids
      34 years old and she still checks whether I've eaten
      my mother comments on my weight every visit, I need a line that stops her
      he only talks about himself, you could be on fire and papa wouldn't ask
      nothing I do is good enough for him, got the degree and he asked why not a first
      my mum goes through my cupboards when she visits
      always the same tune, my sister is the golden one and I'm the mess
      dad won't have the hearing aid, won't see reason, won't budge on anything
      mama cries when I don't agree with her and then I give in
      need a way to deal with my parents giving me orders, I'm 41 for heaven's sake
      visits to my folks always end with me sulking in my old bedroom
      she rubbishes every plan i have, how to not let it get to me
      my mother, nothing ever suits her
      we drive three hours to see them and within ten minutes dad has commented on the car, my beard and how we bring up the children, and I'm fifteen again
    `,
    answer:
      'Short visits, one calm sentence and repeat it: “I do not want to talk about that. Shall we …?” Expect the old tune and plan something good for afterwards. Ask them about their youth: people who feel heard criticise less. You cannot change them, only what you answer and how long you stay.',
  },
  {
    id: 'parent-no-reply',
    says: `
      what if my mum never answers
      and if he does not reply, my dad
      what if he ignores my message
      suppose she doesn't write back, my mother
      what do I do if dad never gets in touch
      what if there is no reply from my brother
      he might not answer at all, what then
      my dad hasn't answered my message
      he read it and doesn't reply
      should I write again
      my sister ignores me
      no answer to my letter
      sent mum the letter on the 3rd, it's been five weeks of nothing
      two blue ticks from my father and then silence, do I try once more
      posted the card to my brother and no word has come back
      what if my old man never picks up the phone again
      my mother put the phone down without a word, is that it then
      dad leaves every text unanswered, when does one stop trying
      and if all I get from her is silence? mum i mean
      how many times can I write to my sister before it gets pathetic
      He has had my letter since Easter. My father, that is. Not a line.
      my parents blocked my number, what is there left to do
      third message to my bro, zero response, try again or drop it
      kept checking the letterbox for an answer from my dad, nothing, how do I live with that
      no reply from dad
      I put a photo of the baby in the envelope, wrote four lines and my number, and that was before midsummer, and every day at eleven I still look for a letter from my mother
    `,
    answer:
      'That would hurt, and the answer is not in your hands: your part is the message. Give it three or four weeks; many read it ten times before they dare. Then one more light line, a photo or a greeting on a birthday, without a question. After that leave the door open and go on with your life. Silence says more about what they can do than about what you are worth.',
  },
  {
    id: 'invite-someone',
    says: `
      how do I invite my dad to my birthday
      should I invite him
      how do I word an invitation to someone I don't talk to
      invite family who don't get along
      how do I ask someone for a coffee
      wedding list: do I put my father on it although he hit mum
      want my brother at the christening but him and my husband don't speak
      my parents split badly and both should come to my graduation, how do I do that
      is a whatsapp ok for asking estranged family to a party or better a real card
      I'd love the new neighbours to come for tea, how do I ask without it being odd
      wording for asking my aunt to my 50th, we fell out over the house
      mum's 80th, and my sister won't come if I ask our stepfather
      would like to ask her for a walk and a coffee, something that lets her say no easily
      dinner at ours with both families, never done it, how to put the invitation
      thinking of having dad over for sunday lunch after all these years, what do I say to ask him
      invite him or not, my sons say yes, my gut says no
      shy to ask the woman from yoga whether she fancies a cuppa
      wording for an invitation, tricky family
      my daughter turns eighteen and wants both her grandads there, and they haven't been in one room since the court thing, so I somehow need to ask them both
    `,
    answer:
      'Say the occasion, the day, how long and who comes, and make a no easy: “I would be glad if you came for an hour. If it is too much, a call is good as well.” Invite in person or by card rather than before others. Have somebody there who is kind to both.',
  },
  {
    id: 'monthly-call',
    says: `
      how do I keep up calls with my parents
      how often should I ring my mum
      what do I talk about on the phone with my dad
      phone calls with my dad are awkward
      a regular call, how
      ringing my folks on sundays feels like homework, we run out of topics after the weather
      mum talks for an hour and I can't get off the phone
      dad hands the phone straight to my mother every time
      I always forget to call gran and then it's been two months again
      calls home to the philippines, how regular is good
      i ring, he says all fine here, silence. what could I ask him
      a set day to phone my parents so it doesn't slip, which one works best
      same conversation every single week with my mother, bins, weather, who died
      once a week or once a month with my old dad, what is normal
      video calls with grandpa are hard, he holds it to his ear
      my dad and I are both no talkers, how do we keep a regular call going
      my weekly chat with mum is always when the kids go mad, need a better slot
      what to chat about with mum
      since I moved to Canada my father and I do this ten minute thing on whatsapp where he asks about snow and I ask about his knee and then we both pretend there is somebody at the door
    `,
    answer:
      'A fixed time makes it easy: the first Sunday at five, twenty minutes. Keep a small list of three things to tell and one to ask; do something with your hands, walking or dishes. Awkward pauses get fewer from the fourth call on. End first, while it is still good.',
  },
  {
    id: 'smoke-pub',
    says: `
      how do I not smoke when drinking
      first party as a non smoker
      everyone around me smokes
      how do I go to the pub without smoking
      my partner still smokes
      smoke breaks at work without smoking
      my mates all go out for a fag between rounds and I'm sat alone with the coats
      stag do on saturday, two months off the cigs, any tricks
      five pints in and i'd smoke anything, how do I get round that
      he smokes on our balcony and the packet lies on the kitchen table. I stopped in June
      smokers at work have the best gossip, I miss the breaks more than the nicotine
      first night at the club as a non smoker, how do I survive
      do I have to stay away from bars now that I've quit
      Wedding reception, everybody will be puffing outside, I do not want to fall for it
      coffee and cig in the yard with the lads was our thing, what now
      friends keep offering me one, what do I say
      my wife won't stop, makes it twice as hard for me in the evening
      it's always the second glass of wine that gets me, never at home
      pub night, no cigs, help
      darts on thursdays is sacred, always was, and half the team stands outside with a fag after every leg, so there I am with my water and my patch looking longingly through the window
      what to do with my hands at a party without a cigarette
    `,
    answer:
      'Decide before you go in and tell one person. Hold a glass in the hand that held the cigarette, stand inside, drink every second one without alcohol, and leave when it gets hard: early is no defeat. Go out in the breaks with tea instead. After five such evenings it is half as hard.',
  },
  {
    id: 'after-quit-body',
    says: `
      what happens in the body after quitting smoking
      when are my lungs clean again
      how long until I feel better after quitting
      I cough more since I stopped
      benefits of quitting after a year
      five weeks without and I'm coughing up brown muck, normal or not?
      when do smell and taste come back
      does the body really repair itself after 30 years of a pack a day
      three days off fags and I'm dizzy
      my gran smoked till 70, would stopping still have helped her lungs
      quit in May, still wheezy on the stairs, when does that get better
      do the lungs ever go back to pink
      tell me what stopping has done for me after one month
      i thought i'd feel great but i cough more than before, wtf
      skin, teeth, breath: what gets better without cigarettes and when
      headaches in week one of no smoking, is that part of it
      Non smoker for ten years now, is my cancer risk the same as everyone's?
      lungs after quitting
      stopped five weeks ago after thirty one years and instead of feeling like a deer in spring I hack and hawk each morning, my wife says that is the dirt coming out
      how long after the last cigarette does the blood pressure drop
      what improves first once you've given up
    `,
    answer:
      'After days breath and taste come back, after weeks the cough loosens (it may get more at first), after three months running gets easier. After a year the risk for the heart is halved, after ten that of lung cancer about halved. A cough for more than three months, or blood, needs a doctor.',
  },
  {
    id: 'nicotine-patch',
    says: `
      do nicotine patches work
      patches or gum
      how long should I use nicotine gum
      is vaping a good way to quit
      hypnosis against smoking
      the chemist has patches in three strengths, no idea which one I need
      chewing gum burns my throat, am I doing it wrong
      patch makes me dream like mad, take it off at night?
      can I wear a patch and chew the gum as well
      my brother swears by vapes for getting off cigarettes, is that any better
      twelve weeks of gum and now I'm hooked on the gum
      acupuncture to give up, does it do anything
      tablets from the doctor against smoking, do they work
      tried patches once, fell off in the shower
      hypnotist wants 200 to make me a non smoker, money for nothing?
      still smoked one while wearing a patch, is that dangerous
      do I need nicotine replacement if I only smoke six a day
      patches, any good
      the nurse at the surgery offered me patches and some spray on prescription but my mate at work says cold turkey is the only honest way, who should I listen to
      which helps more, spray or patch
    `,
    answer:
      'Patch and gum together work best: the patch for the ground, the gum for the peaks, for eight to twelve weeks, then slowly less. They about double the chance, with advice still more. Vaping helps some and is less harmful than smoke, but not harmless. For hypnosis there is little proof.',
  },
  {
    id: 'stay-quit',
    says: `
      how do I stay smoke free
      I'm scared of starting again
      how do I avoid a relapse
      stress makes me want to smoke
      one year without, how do I keep it
      fourteen months clean of cigs and scared the exam stress will throw me back
      last time I managed two years, then a funeral and I was back on twenty a day
      christmas is when I always start smoking again, how do I get through it this time
      holiday with three smokers coming up, how do I not slip back
      they say once a smoker always a smoker, is that so
      I keep an emergency packet in the car. throw it away?
      got through half a year, now what keeps me off it for good
      big row at work and my first thought was the kiosk, how to stay strong in such moments
      afraid one puff would undo everything
      gave up three times and relapsed three times, what do I do differently now
      I don't trust myself yet, four months without, any plan for the bad days
      moving house, new job, baby: how do I hold on to not smoking through all that
      scared of relapsing
      it'll be a year on the ninth, everyone claps, and secretly I know that one really bad week would be enough to send me to the petrol station for a packet
    `,
    answer:
      'Know your three places where it could happen, and have a sentence for each: “No thank you, I do not.” Keep nothing in the house. When stress comes, the first ten minutes decide: out, walk, call. Count the money and spend some of it on something you can touch. One slip is a slip; the next day is day one of the rest.',
  },
  {
    id: 'they-refuse',
    says: `
      what if my father does not want to see me
      my sister refuses to talk
      he said no to meeting, what now
      how do I cope with being turned away by a parent
      what if she never forgives me
      she said don't contact me again and I don't know where to put that
      my son will not see me. what is left for me to do
      my dad told my aunt he wants no meeting. leave it there?
      brother wrote back: too late. how do people live with an answer like that
      asked my daughter for a coffee, she said not now not ever
      he wants nothing to do with me and it's his right, but how do I get over it
      suppose dad says he can't forgive me, what then
      they don't want me at the funeral
      turned down by my birth father, feel like a fool for trying
      if she turns me away at the door what do I even say
      my sister won't make up, she told me so to my face
      got a no from my father, do I ask again next year or respect it
      she doesn't want contact. what now
      I wrote, I rang, I even asked our cousin to put in a word, and the answer came back through him that my brother has no interest, so I sit here with that
    `,
    answer:
      'Then it hurts, and it is an answer for now, not for ever. Say one sentence that leaves the door open: “I respect that. I would be glad whenever you change your mind.” Do not plead and do not argue. Have somebody with you on the day you ask. What you did well remains: you tried, kindly.',
  },
  {
    id: 'co-parenting',
    says: `
      my ex and I can't agree on a single weekend, and the kids are in the middle
      handover on sundays always ends in a scene on the doorstep
      how do separated parents share the holidays fairly
      week on week off or every second weekend, what is better for a six year old
      at dad's they may do everything, at mine there are rules, and I'm the baddie
      she changes the pick up times whenever she likes, how do I deal with that
      how do I talk to my ex about school stuff without fighting
      my son comes back from his mother and is impossible for a day
      who has the kids at christmas, we argue about it since september
      their dad badmouths me in front of them, do I say something
      custody plan, what has to be in there
      we split in spring and want to stay good parents together, how do others do it
      co parenting with someone who never answers messages
      My former husband brings the children always late. What can be done?
      new girlfriend at the handover, my daughter cries, what do I do
      one calendar for two homes, how do divorced families organise that
    `,
    answer:
      'Keep it short and about the child, in writing, with one shared calendar for days, holidays and doctors. Hand over calmly and briefly, and never let the child carry messages or hear bad words about the other. Different rules in two homes are bearable if both are reliable. If you cannot agree, try family mediation; with fear or violence, go to an advice centre or lawyer instead.',
  },
  {
    id: 'stepfamily',
    says: `
      his daughter is 11 and looks straight through me
      how do I get on with my stepson
      you're not my dad, he says, whenever I ask him to clear the table
      moving in with my partner and her two boys in march, what should I know
      patchwork family, four kids, two sets of rules, total circus
      am I allowed to tell my stepkids off
      my kids and hers fight over the bathroom and over us
      my own son feels pushed out since the new one moved in, how do I help him
      what can I do so that my husband's children accept me
      bonus mum for a year and still a guest in that house
      do stepchildren call you by your first name or what
      she buys her love with presents, the stepgran, and mine get nothing
      I love my boyfriend, his teenagers not so much, is that awful
      when do I introduce my new partner to the kids
      How long needs a stepfamily till it feels like one family?
      my stepdad tries so hard and I can't stand it, I'm 16, what do I do
    `,
    answer:
      'Be a friendly adult first, not a new mother or father; trust takes years rather than months. Let the child’s own parent set and hold the rules in the beginning. Do one small thing together each week that the child has chosen. Give the child time alone with their parent too, and do not ask for love.',
  },
  {
    id: 'toddler-tantrum',
    says: `
      two and a half, flat on the supermarket floor, screaming for a lolly
      my little one bites when she doesn't get her way
      how do I handle tantrums
      he throws himself down whenever I say no, what do I do with him
      wrong cup, wrong sock, wrong banana: meltdown, ten times a day
      is it normal that a three year old hits his mum
      she holds her breath till she goes blue when she's cross
      terrible twos, when do they end
      people stare when my son kicks off on the bus and I want to sink into the ground
      do I ignore the screaming or hold her
      nursery run takes an hour because he refuses his shoes
      granny says a smack never hurt anyone, I won't, but what then
      toddler screams at every goodbye in kindergarten, what helps
      What to do against the rage attacks of a small child?
      no no no is all I hear from my girl, and I end up bribing her
      tips for a defiant 4yo please, i'm at my limit
    `,
    answer:
      'Stay near, low and quiet: few words, keep them safe, and wait until the storm is over. Name it (“You wanted the red cup”) and keep to your no, without arguing. Food, sleep and a warning five minutes before a change prevent many of them. They are usual between one and four; if children often hurt themselves or others, ask the doctor.',
  },
];
