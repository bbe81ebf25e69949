import { describe, expect, it } from '@jest/globals';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { KindStep } from '../kinds/kind.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { namesPlace } from './named-place.rules.ts';
import { type Circumstances, stepsThatSuit, suitsWords } from './steps.rules.ts';

const at = { today: '2026-11-29', timeZone: 'Europe/London' };

/** The titles of the steps that a message gets. */
function stepsFor(text: string): string[] {
  const { wish } = readMessage({ text, ...at, isGoal: true });
  const { title = text, targetDate = null } = wish;
  return draftRoadmap({ title, text, targetDate, ...at }).milestones.map((step) => step.title);
}

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | ') as [message: string, one: string, other: string]);

/** What somebody writes | a step that is done by then | a step that is right then. */
const reached = rowsOf(`
Pass my practical driving test third time round | Compare three schools | Go through the marking sheet
Find a new job, out of work since the summer | leave well | ready the first weeks
Recover from my knee operation, surgery was two weeks ago | Make the home ready | Write down what you should reach by week six
My hens have stopped laying since October and I want more eggs | Set up a dry house | Count eggs by day
Stop smoking shisha with my friends every evening | Log every cigarette | Write down each shisha
Pass the SBI clerk exam, prelims and mains | Write six examples by the competence list | Solve ten years of papers
Leave teaching for good, my last day is in July | Settle whether it is the place | Count the bare month
Get ready for my first lambing with four ewes | Bring home | Prepare the births six weeks ahead
Train my parrot, it bites and screams | Prepare breeding | Train trust in five minutes
My driving test is booked for 12 March, theory passed | Compare three schools | Drive two full mock tests
Third time taking my driving test, I really want my licence now | Learn the theory | Go through the marking sheet
I've passed my theory and want to get my driving licence | Pass the theory test | Note until when your theory pass counts
Had about 20 lessons, want to get my driving licence by summer | Compare three schools | Take two
Failed my theory test by two points, want to pass my driving theory this time | Sit one mock test cold | Read the letter of the failed test
My theory test is booked for 20 January and I want to pass the theory test | Book the test and | Check papers and the last day
Become a plumber, I'm a qualified plumber and want to work for myself | Refresh maths | Calculate your price
Done my CBT, now I want my full motorbike licence | Buy a helmet | Check how long your certificates last
I'm at B1 in Spanish and want to speak Spanish fluently | Learn 300 everyday words | Close the three gaps
My IELTS exam is booked for 14 February and I need a 7 | Book the | Count the weeks to the
Build a treehouse in our walnut with the kids | Build the base level | Have the tree judged
Build a treehouse in our walnut with the kids | Fit doors, floor and protection | Set out what the children do
Build a wooden canoe myself | Build the base level | Build up the frames
Build a wooden canoe myself | Have it checked and use it | Float it near the shore
Build a garden shed, I have never used a circular saw | Choose proven plans | Practise with the saw
I want to run my first 10 km race from zero | Run 30 easy minutes | Walk for 25 minutes with eight
I've got 6.5 overall but need 7 in writing, taking IELTS again | sample test | Start from the part that lost most points
I passed the Life in the UK test and want to become a British citizen | Pass the language and civics test | Put the test certificate with the papers
Citizenship application submitted in August, waiting for a decision on my naturalisation | Count years | Ask in writing when the usual time
My UK visitor visa was refused once, I want to get the visa this time | Find the official page | Read the refusal letter
Get my student visa, application is submitted and biometrics done | Order the papers | Answer questions of the office
Get indefinite leave to remain, I have passed the Life in the UK test | Check income, insurance, language | Check income, insurance and absences while
We found a flat and get the keys on 1 February, want to move to the new home | View homes | Put keys, notice and moving day
Just moved in last week and still surrounded by boxes, want to settle into the new home | Move with one bag | Unpack one room a week
We are moving abroad to Portugal, flights are booked for May | Find your right to live | Prepare the first ten days
I have viewed ten flats and want to find a flat to rent | Work out the rent | Ask why the last flats went to others
Declutter the house, wardrobe and kitchen are done but I am stuck at the paperwork. Already taken ten bags to charity | Photograph everything | Carry away what is already sorted
Renovate the living room, it is stripped back to brick | Clear the | Photograph bare walls
Our new kitchen is ordered and comes in March, want to get the kitchen done well | Get three full offers | Check the order against
We've found the house, offer accepted | View ten places | Ask for the accepted offer in writing
Buying our first home, contracts exchanged and completion is on 30 January | Make an offer | Walk through your
Bank said no, our mortgage application was declined, we want to get accepted for a mortgage | See a broker once | Find out in writing why the lender said no
We have already saved half of the house deposit and want to save the rest | Open the right account | Write what is saved
Pay off my debts, I've paid off one of three loans already | Put every debt on one page | Send the payment of the cleared debt
I've paid off one of three credit cards and want to clear the others | Read three figures | Move the freed payment
Build an emergency fund, one month is saved already | Open a separate savings account | Count how many bare months
Start investing, I have opened a stocks and shares ISA | Compare three providers | Check what your account costs
Sort out my tax return, all receipts collected | Collect all papers | Add up each heap
Save more for retirement, I am paying into a workplace pension | Set the contribution and | Raise what you pay in
Sell my house, it has been on the market for four months and we had 6 viewings | Get three independent valuations | Change the first three pictures
Selling our flat, we have a buyer | Advertise and hold viewings | Check the buyer
Pay off the mortgage early, I'm already overpaying by 200 a month | Calculate three ways | Check how the last overpayments
Save for a camper van, have 4,000 of 12,000 in a savings account | Open a pot of its own | Write what is in the pot
Buy a car, we test-drove two estates and the inspection is booked | Write down your real trips | Put the last two or three side by side
Get my rental deposit back, second reminder sent and no answer | Ask for the deposit in writing with a date | Write the last letter
Get my rental deposit back, I am moving out in January | Write the last letter | Walk through with the
New passport, form submitted but the photo got rejected | Book the appointment | Answer the rejection the same day
Sell my car, I have a buyer who comes on Saturday | Take twelve photos | Prepare the hour of the sale
Build our own house, slab poured and walls up | Ask the building office | Write what the shell still needs
Buy a plot of land, price is agreed and the notary is in May | Walk over three pieces | Have the open point solved
Settle my uncle's estate, grant of probate came last week | Apply for the right to act | Draft the final account
Settle my aunt's estate, she died without a will | Look for the will | Draw the family and ask who inherits
Improve my credit score, utilisation is down to 25 percent | Read every line | Choose the one thing that still holds
Remortgage our house, the broker has three offers | Compare three other deals | Put the offers on one sheet
Take the landlord to small claims, won by default | Go to court | Find out what
Change my name, deed poll signed | Find the official way | Order five certified copies
Solar panels on our roof, mounted in May and the meter not swapped | Get three written offers | Send the installer one letter
Exchange my foreign driving licence, papers are handed in | Book the appointment at the licensing office | Ask for the state of the case
Working holiday in Australia, visa granted | Apply for the visa | Book a bed for ten nights
Make my will, it is signed and witnessed | Decide who gets what | Close the gaps that the draft leaves
I can run 15 minutes now, want to run 5k | Walk briskly | Jog your usual time once
I run 5k every week, want to run a 10k | Run 30 easy minutes | Run your usual 5 km
I already run 10k three times a week, want a half marathon | Build up to three easy runs | Run 10 km evenly
Signed up for my first half marathon in May | Choose the race | Count back from the
I ran a half marathon in spring and want to run a marathon next autumn | Build a base of 30 km | Turn your half marathon into weekly
I've signed up for a sprint triathlon in July | Choose and enter | Write the weeks back
I've lost 8 kg and hit a plateau, want to lose another 10 kg | Write down what you eat | Write down what took the first kilos off
I already go to the gym three times a week, want to build muscle | Learn six movements | Film two lifts
I have a gym membership and never go, want to go to the gym regularly | Visit two gyms | Walk through your gym
I can swim 40 lengths and want to swim better front crawl | Practise calm breathing | Swim 400 metres evenly
I started swimming lessons and want to learn to swim as an adult | Find a course or teacher | Tell your teacher
Two months without smoking, I want to stay a non-smoker | Set the quit day | Write the plan for a slip
Quit smoking for good, I haven't smoked for three weeks | Log every cigarette | Write the day you stopped and
Stay off vaping, I've been three weeks without vaping | Throw the | Clear every device
Drink less alcohol, six weeks without alcohol so far | Count every drink | Fill the two hard hours
Stay sober for good, six days sober and no god talk please | Write how much, how long | Go to a group without a god
Deadlift my bodyweight, so far I lift the empty bar | Train in three-week waves | Learn the deadlift with a stick
Bench 100 kg, stuck at 92 since summer | Film your | Find on film where the bar stops
Quit gambling, I told my sister and I am on gamstop | Block every way | Find the doors that your blocks
Exercise every day for 30 minutes | Choose three fixed times | Tie brisk walking to one cue
90 days sober today and I want to stay sober for good | See a doctor about stopping safely | Look for the signs that come weeks before
Get my diabetes under control, my HbA1c is down from 9 to 7 and I have done the diabetes course | Agree on targets | Ask your team the three questions
Prepare for my hip operation, pre-op is done | Get answers and medicine plan | Read the pre-op sheet
Recover from my hernia operation, six weeks after it | Make the home ready | Write what works again
Recover from my knee replacement, six weeks ago | Calm swelling and pain | Straighten the knee fully
Recover from my ankle injury, MRI showed a torn ligament and I am having physio | examined and named | Ask your physiotherapist for the tests
Sleep better, I've tried everything, no coffee, no screens | Move caffeine | Stop trying to sleep
Get my anxiety under control, I am on sertraline | Have the body signs checked | Ask the doctor about therapy
We've been trying for a year and want a baby | Learn the fertile days | Ask for tests of both of you now
I'm 20 weeks pregnant and want a healthy pregnancy | Take folic acid | Write your week and the checks
Prepare for the birth, I'm 37 weeks and we've done our antenatal course | Book a birth course | Go through labour once more
Start therapy, my first session is next Thursday | Call or write to all ten | Prepare the first session
Find a therapist, I'm on the waiting list | Talk to a doctor | Ask where you stand on the list
My mocks went badly, want better grades in my GCSEs in May | Do one old | Sort the lost points of your mocks
Pass my statistics exam at university, it's my last attempt | Answer an old | Look at the failed
Resit my failed anatomy exam, the resit is booked for June | Get the date, rules | Count the days to the resit
I've got my offer from Leeds and want to get into university to study history | Hand in all | Read the conditions of each offer
My UCAS application is sent, I want to get into university | Write the statement | Check that each application is complete
Finish my degree, only the dissertation left | Pass the module you have avoided | Break the last piece
Finish my master thesis, the first draft is done | Write the core chapter | Read the whole draft
My PhD thesis is submitted and the viva is in March, want to finish | Revise the | Write fifteen questions
Get a PhD position in biology, I have found a supervisor | List fifteen | Ask your supervisor for money
Find a new job, I have an interview next Tuesday | Rewrite your CV | Find out who sits in the
I have sent out 40 applications with no replies, I want to find a new job | Send the first ten | Count applications, answers
Find a new job, I have got an offer on the table | Tell thirty people | Name one improvement
Get promoted to team lead, I'm already doing the job | Take over one task | List what you already do
Get promoted to senior developer | Take over one task | Own one design
Get promoted to band 6, I am a staff nurse | Take over one task | Lead shifts
Get my CDL in Texas | Pass theory and hazard test | Get the medical card
Get my class 5 truck licence in New Zealand | Get the professional certificate | Look up your class, holding time
Get my forklift licence, I work as a picker in a warehouse | Get medical and site safety card | Ask your shift manager this week
Find a new job, I am out of work and have no car | Negotiate the offer, sign it, and leave | Draw the bus routes
Pass the NCLEX, I failed it in May | Take one diagnostic test | Read the score report of the last
Get my GED, only math is left | Book and pass the first | Look up what your passed tests
Become a teaching assistant, I work as a midday supervisor at a primary school | Offer three schools | Tell your head teacher
Finish my dissertation proposal, the draft is done and I defend it in April | Fix problem, question | Turn the remarks
Start my own business, I already have three customers | Ask fifteen possible customers | Write down who pays you already
I'm a qualified translator with 8 years experience and want to go freelance | Prepare three | Show six jobs
I'm already a qualified electrician and want to go self-employed | Prepare three | Check which papers
Change career into nursing, I am enrolled on an access course | Close the gaps in maths | Ask your access tutor for grades
Get my first job, trial shift is on Saturday | Choose twenty places | Rehearse with somebody who plays
Pass the PMP, exam is booked for June | Check value | Count the weeks to the
Failed the AWS Solutions Architect exam once, want to pass it | Read the exam guide | Read the domain scores
I've got my offer from Leeds for nursing | Write the statement | Read the conditions of the
I work as a healthcare assistant and want to get into nursing | Work some weeks in care | Ask your ward or home for a day
Become a maths teacher, I have a place on a PGCE | Find out the recognised ways | Read what the training year asks
Find an apprenticeship, my trial day is on Monday | List thirty | Learn what the firm makes
Get my electrician qualification, theory passed, only the practical left | Learn calculation | Give the passed part a rest
Learn to code in Python, I've finished a course and know the basics | Finish the basics | Stop courses and read
Get a developer job, finished a bootcamp and applied to 50 places | Learn the base of | Count what twenty
My Etsy shop is open with three sales, want my online shop to run | Choose five kinds | Write down visits, orders
Get a pay rise, last year they said no | Find out when and by whom | Ask your boss what would have made it
My manuscript is finished, want my novel published | Outline the | Write the letter, 
Write my novel, I have 30,000 words and am stuck in the middle | Outline the | Read what is written of your
Find a literary agent, I've queried 30 agents and got only rejections | Check whether the | Count letters, requests
Write my life story, I have already written 5 chapters | Write two pages about one room | Read aloud what you have
Publish my children's book, the story is finished | Write the story on one page | Count the words and read
I've played guitar for two years and want to get further on the guitar | Take a first lesson | Record three things you play
Learn Argentine tango, I have danced it for two years | Walk to three tangos | Film two songs of
Solve the Rubik's cube under 20 seconds, F2L and two-look OLL are learned | make the first cross | Cut the pauses in F2L
Get my amateur radio licence, the course is over and the exam is on Saturday | Find syllabus, exam date | Sit two mock exams
Play football for the first team, I am on the bench of the second team | Message two teams | Ask the coach what the player ahead
Climb Toubkal, I turned back at 4,200 with altitude sickness | Write the facts of | at which height and hour
Walk the Inca trail next June | Sketch | Buy the permits for
Learn calligraphy, the basic strokes are done and my capitals still wobble | Write one page of basic strokes | Choose the ten weakest letters
Start a podcast, three episodes are up and keeping to every second Tuesday is not easy | Write the promise of the show | Record a month of
Restore my Mini, the engine is rebuilt and floor pans welded | Have an expert assess | List what is open on your
Keep bees, my nuc is installed and the varroa count is 3 a day | Find the local association | Read the hive this week
Travel alone to Lima, flights are booked | Spend one whole day and night alone | Book the first three days of
Sing better, six lessons in and my head voice is coming | Find the range | Mark the notes where it cracks
Start a YouTube channel, five videos are out and the schedule slips | Film a one-minute test | Time each part of your next edit
Ride my motorbike to Ladakh | Clean the bike | Set dates, permits and height
I've joined a choir and want to sing the concert in December | List three choirs | Mark your line
Learn to paint portraits, I have painted for three years | Buy a small set | Lay your last ten pictures
Grow my own vegetables, the raised beds are ready | Prepare the first bed | Feed the beds
I'm stuck at 1200 and want to win more chess games | Learn the rules | Look through your last twenty lost
Get better at photography, I shoot in manual | Photograph one spot | Copy the light of three
Pass grade 5 piano, the exam is booked for March | Read the syllabus | Count the weeks to the
Read 30 books this year, I've already read 12 | Join the library | Count what you have read
Plan our wedding, venue is booked for 12 June | Book place and date | Read the contract of the venue
Prepare for our baby, nursery is ready and due in four weeks | Get the few things | Settle this week
Divorce fairly, I have told my husband and I have a solicitor | Have a first talk | Give your lawyer one page
We have got a kitten from the shelter, want to give our pet a good home | at a shelter or good breeder | to a vet and check chip and papers
Choose a primary school for our daughter, application is sent | Fill in all choices | Note the day of the answer
Care for my mum, she has carers twice a day and power of attorney is signed | Get powers of attorney | Put the signed powers to use
My dad died two years ago and I want to find a way through grief | Keep four small things | Write what has become easier
Make new friends, I've joined a running club | Visit two groups | Take a small job in the group
Find a partner, I've been on ten dates from Hinge | Make one honest profile | Look at your last ten matches
Save our marriage, we both want to try and we are in couples therapy | Book a couples counsellor | Bring one real moment
Move in with my girlfriend, we have found a flat | Look for a home | Draw the new rooms
Adopt a child, we have been approved and are waiting for a match | Go to an information evening | Keep in touch with your worker
Get over my breakup, it was eight months ago | Tell two people | Write the letter you will not send
Make our marriage stronger, we already have a date night every week | Give each other ten | Ask one question in your talks
Make up with my sister who blocked me after a quarrel over a loan, I want to mend the rift in the family | Send your sister a short letter | Use the one way to your sister
Make peace with my brother, we have not spoken since dad's funeral and I want to mend the rift in our family | Send your brother a short letter | Send your brother one memory
Mend the rift with my dad, he is in hospital after a stroke | Send your father a short letter | Write to your father this week
Come out to my father | at a calm time | Tell your father side by side
Come out to my grandmother, I have told my sister and two friends | Tell one safe person | Ask those who know
Have date nights again with my wife, we have two small children | Book the time and the sitter | Book a sitter for two evenings
Throw a surprise party for my mum's 60th with fifty guests | Decide what would please | Agree with two allies
Throw a birthday party for my dad, the invitations are out | with a day by which to answer | Ring the silent ones
Help my four-year-old daughter learn to read signs | Listen to one page | Hunt for signs
Help my son with maths at home, he is stuck on fractions | four times a week | Practise one maths topic
Use my phone less, TikTok eats my evenings and my exams are in May | Choose what the won hour | Give the won hours to the exam
Make friends at university, I have just started and live in halls | people and groups already within reach | Take the same seat
Make new friends, we moved to a new town and know nobody | people and groups already within reach | Find five weekly groups
Get along with my in-laws, we have no common language | Find one thing you can honestly like | Learn twenty sentences
Get along with my in-laws, we live with them | Plan visits | Divide the house
Care for my dad, I live hours away by car | safer | Find two people with a key
Care well for my mum, she won't have strangers in the house | what is hard and what matters | under another name
Live with my mum's dementia, the diagnosis is since spring | Have causes checked | Ask the clinic
Stop shouting at my kids, I counted for a week | Count your outbursts | Take the hour with most
Save our marriage after his affair | once a week with a timer | Give the affair its own hour
Get on better with my teenage daughter, she wants to leave school | Learn what is going on | show you the plan
Get in touch with my old friend again, she answered my card | Send a message of five | Suggest one hour
Share parenting well after our divorce, mediation is over and the plan is signed | Draft the parenting plan | Put the agreed plan
Set boundaries with my family who keep asking me for money | Choose one limit | Fix a sum for helping
I've been discharged from bankruptcy and want a fresh start with my debts | List all debts | Get the paper of discharge
Save my marriage, my husband moved out in May | Agree on rules for the next weeks | Agree how you meet while you live apart
My employer will sponsor me, get permanent residence next year | Note what you sent | Agree with your employer who files what
Renew my green card, it expires in May | Find form, window and fee | Choose the right form for a green card
Cut the feed costs on our suckler farm | Make a rota | Work out feed cost per head
My wife died in March, learn to cook a few meals and live alone | Learn one task a month | Cook one simple dish a week
My mum has dementia and is moving in with us, have my parent move in with us | Empty and fit | easy to read for somebody who forgets
Train as a nurse, I only did GCSEs and work as a care assistant | Close the gaps in maths | Apply for the access course
Pass my driving test in March, failed twice on the roundabouts | Take two | Drive six roundabouts
My GCSE maths | Write down subjects, dates | Find your exact maths
Get my GED this year | Sit two rehearsals | Book and pass the first
Raise my SAT, the math section is weak | Learn the base you lack | Win the maths points
Become a British citizen, settled here since 2016 | Pass the language and civics test | Book the Life in the UK test
Get citizenship through my grandmother's roots in Ireland | Count years, trips | Draw the line from the ancestor
Read the Bible from cover to cover | Take a plan with free days | Take a plan of four chapters
Make new friends now that I am retired | List the people and groups | List old colleagues
Redo our bathroom ourselves | Get three offers | Write who does what
Get my forklift licence, I pick orders in a warehouse | Get medical and site | Ask your shift manager
Save for a trip to Crete with the kids | Find the version | Compare three versions of the school
Save for my son's college, he is in high school | Begin with pocket money | Look up which grants
Pay off the mortgage before retirement | Plan the last years | Decide what part a pension lump sum
Run a 5k, I had a baby in spring and can't even run a minute | Run 5 km at your honest pace | Have the check after birth
Cut down on wine once the kids are in bed | Fix dry days and change | Fix dry days and fill the hour after
Sleep better, I have had nightmares since the army | Ask a doctor about the causes | See a doctor about nights
Lower my cholesterol without going on statins | Take prescribed tablets | Add plant sterols
Ease my back pain, I am a bricklayer | Return to | Change how you lift at work
Stop smoking before the baby comes | Ask a pharmacist | Ask the midwife
Run the Leeds half in May | Choose the race | Look up the day and the entry
Recover from my knee operation, surgery was in October | Make the home ready | Get the knee straight
Do ten pull-ups | Learn the correct form | Choose your start
Find a partner, I am widowed and the idea of the apps scares me | Make one honest profile | Write what you keep
Declutter the garage | Put things of one kind | Sort the garage into tools
Do my first tax return as a plasterer, it is all in a carrier bag | Find your deadline | Tip it all out
Stop taking work home, I teach infants | Talk to your manager | Mark in class
Read more books again, now I only scroll on my phone in bed | Find out where your reading | Charge the phone outside
Learn the guitar | Read notes or chord charts | Change between your first four
Learn Spanish for my patients | Tell about yesterday | Learn 150 Spanish sentences
Learn Spanish, I am a hospital doctor | Tell about yesterday | Learn 150 Spanish sentences
Find a job, I only get about by bus | Write one page about | Draw the bus routes
Learn Python to automate the boring tasks at my job | Save your work with Git | Read, change and save one spreadsheet
Prepare for my Canadian citizenship test | Book the test and check | Open Discover Canada
Get a dog, my landlord wants to see that it is trained | Practise in new places | Ask the landlord in writing
Start a lawn mowing business at weekends | Group | Time three lawns
Patch things up with my brother, we have not spoken since the funeral | Send a short first sign | name the one you both lost
Write a novel, I am stuck in the middle | up to its middle | Write the next ten scenes
Be a better parent | Count your outbursts | Write down three moments
Take better photos, my camera has never been off auto | Learn four settings | Turn the dial
Pass the TOEIC test with 800 points | Write two | listening in full parts
Get an IELTS band 7, my writing is weak | Write two | Write one IELTS Task 1
Pass the JLPT N3 exam in July | Speak to the clock | words and characters by reading
Pass the CPA exam, FAR is passed and AUD is next | Write old papers to the minute | Do 30 multiple-choice questions
Pass the CSS exam in Pakistan and join the civil service | Train reasoning tests | Write an essay outline
Pass the UPSC civil services exam, mains written and interview call is on 12 April | Write a page of current affairs | Turn your application form
Pass the licensure exam for teachers, the LET in March | Do 60 to 75 | Answer 50 teaching situations
Pass the IPPT fitness test as an NSman | three times a week | Run 400 metres six times
Get my nursing licence recognised in Britain, my OSCE is booked | List every paper | Rehearse every station
Finish my nursing degree, RN to BSN one course at a time | Put all open modules | Write one course behind each term
Open a second location of my bakery, my sister would run it | Leave the first | Give the person who will lead
Get a pay rise, I took over the duties of my manager in July | Collect five results | List each duty you took over
Pass coding interviews with data structures, eight years in IT support | by pattern for six weeks | Do one data structure a week
Find work again after years at home, I was a pharmacist | short course with a paper | pharmacies for trial mornings
Open a shop, I opened five weeks ago and takings cover only the rent | Sell for four weekends | Write sales by hour
Open a café of my own, the lease is signed | Find premises | Write the weeks back from the opening
Become a train driver, rules exam passed | Practise the | Drive each remaining hour
Become a firefighter, passed the bleep test | Train twelve weeks | Hold three mock panels
Raise my score in the JAMB exam, last year I scored 214 | in real time | Answer 180 JAMB questions
Get a job abroad, the contract is signed and I wait for my visa | Apply to thirty | Read the signed contract
Start my new job well, I am in week three | in week one | Ask this week what is expected
Raise my prices, the letter is drafted | Set three steps | Choose the day, the order
Get into medical school, the offer is conditional on AAA | Register for the | Write the marks your offer needs
`);

/** What somebody writes who has not reached the stage | a step that stays. */
const ahead = rowsOf(`
Once I have passed my theory I want to get my driving licence | Pass the theory test
I want to pass my theory and get my driving licence | Compare three schools
Get my driving licence, I have not passed my theory yet | Learn the theory
Run a half marathon | at talking pace
I want to quit smoking and go two months without smoking | Set the quit day
Stay sober for good, I want to be ten days sober by Christmas | See a doctor about stopping safely
Stay sober for good, I relapsed after 90 days sober | See a doctor about stopping safely
I want our offer accepted and to buy a home | View ten places
Save my marriage, we hardly talk since the kids moved out | Agree on rules for the next weeks
Plan our wedding, we want to get the venue booked soon | Book place and date
Open an Etsy shop for my candles | Choose five kinds
I'd like to sing in a choir | List three choirs
Pay into a pension every month and save for retirement | Set the contribution
Write my novel and have a first draft by summer | Outline the
Find a job, I haven't sent any applications yet | Rewrite your CV
Become a citizen, I still have to pass the Life in the UK test | Pass the language and civics test
Get a flat to rent before I have found a place I must move out | View flats
Walk a long trail once my permit is granted | Book beds, permits
Read 24 books next year | Join the library
Throw a birthday party for my dad, I still have to send the invitations | Invite, with a day
Come out to my parents, I have told nobody yet | Tell one safe person
Get in touch with my old friend again, she has not answered my card yet | Send a message of five
Set boundaries with my family | Choose one limit
Help my eight-year-old son learn to read | Listen to one page
Find a way to stop my toddler screaming at home | Warn before changes
Raise my prices, I have not drafted a letter to my customers yet | Set three steps
Open a café of my own once I have signed the lease | Find premises
Get a job abroad, I will sign the contract in spring | Apply to thirty
Sell my car once I have a buyer for it | Take twelve photos
I want to buy a car, I have not test-driven any car yet | Sit in three and drive
Build our own house once we own a plot | Find land
Get my rental deposit back | Ask for the deposit in writing
`);

/** A text that says a phrase of a list: 'passed my test' for 'passed my/the _? test'. */
const sampleOf = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !/[?*]$/.test(word))
    .map((word) => (word === '_' ? 'one' : (word.split('/')[0] ?? '').replaceAll('_', ' ')))
    .join(' ');

/** A step of which it is known that it suits what was said. */
const withoutWords = (step: KindStep): KindStep => {
  const { said: _, unsaid: __, ...when } = step.when ?? {};
  return { ...step, when };
};

const listsOf = (steps: readonly KindStep[]) => [
  ...new Map(
    steps.flatMap(({ when }) => [when?.said, when?.unsaid].flatMap((list) => (list ? [[list.join(), list]] : []))),
  ).values(),
];

const staged = [...kinds, ...archetypes].filter(({ steps }) => listsOf(steps).length > 0);

/** What somebody writes | a step for other work or another life. */
const ofOthers = rowsOf(`
Learn Portuguese to B1. Enough for the doctor, the landlord and a joke. | for your ward
Learn Italian so that I can talk to my doctor and my landlord | for your ward
Learn German, I had to go to hospital here and understood nobody | Understand the answers
Get rid of my back pain, my wife is a nurse | Change how you lift at work
Get promoted to team leader, my sister is a nurse | Lead shifts
Learn 60 songs on the piano | Choose three songs you always wanted
Walk the Camino, the first 70 km | See a doctor about heart
Stop my cats from scratching the sofa | Bring two cats together
Bake a sourdough bread, I am renting a small flat with my dog | loud or large
Read 30 books, we live in a tiny flat | loud or large
`);

describe('the stage that somebody has reached', () => {
  it.each(ofOthers)('is not taken from a word about something else: "%s"', (message, step) => {
    expect(stepsFor(message)).not.toContainEqual(expect.stringContaining(step));
  });

  it.each(reached)('leaves out what is done: "%s"', (message, done, right) => {
    const titles = stepsFor(message);
    expect(titles.filter((title) => title.includes(done))).toEqual([]);
    expect(titles).toContainEqual(expect.stringContaining(right));
    expect(titles.length).toBeGreaterThanOrEqual(5);
  });

  it.each(ahead)('is not taken from a wish: "%s"', (message, step) => {
    expect(stepsFor(message)).toContainEqual(expect.stringContaining(step));
  });

  it.each(staged.map((kind) => [kind.id, kind] as const))('leaves five steps of %s, whatever was said', (_, kind) => {
    const samples = [...new Set(listsOf(kind.steps).map(([first = '']) => sampleOf(first)))];
    const all = Array.from({ length: 2 ** samples.length }, (_, mask) =>
      samples.filter((_, i) => mask & (2 ** i)).join('. '),
    );
    const people = (['beginner', 'advanced', undefined] as const).flatMap((level) =>
      ['2026-12-06', '2026-12-27', '2027-06-20', null].flatMap((target) =>
        [new Set<string>(), new Set(Object.keys(kind.slots ?? {}))].map(
          (named): Circumstances => ({ level, target, named, hoursAWeek: 1, today: '2026-11-22' }),
        ),
      ),
    );
    // many of these messages leave the same steps, which are then looked at once
    const left = new Map(
      all.map((words) => {
        const steps = kind.steps.filter((step) => suitsWords(step, words));
        const key = `${steps.map((step) => kind.steps.indexOf(step))} ${namesPlace(words)}`;
        return [key, { words, steps: steps.map(withoutWords) }] as const;
      }),
    );
    const few = [...left.values()].filter(({ words, steps }) =>
      people.some((one) => stepsThatSuit(steps, { ...one, words }).length < 5),
    );
    expect(few.map(({ words }) => words)).toEqual([]);
  });
});
