/**
 * The words that the most used passwords are made of. Written after the most frequent entries of lists from public breaches:
 * the "10 million passwords" list of SecLists, and the yearly lists of the most used passwords.
 * `common-passwords.rules.ts` adds the usual variations: digits, years, signs, capitals, digits for letters.
 * Slurs are left out, because people read this list.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwd passw passwor pass motdepasse contrasena contrasenia senha parola salasana wachtwoord haslo sifre wordpass drowssap
  changeme letmein letmeinn welcome secret topsecret access admin administrator root toor guest user username login test testtest testing tester
  default master system manager support service security private public temp temporary newpass newpassword mypassword mypass nopassword
  freepass freeuser internet computer windows microsoft google facebook twitter instagram youtube linkedin yahoo hotmail gmail samsung iphone
  android motorola nokia siemens philips toshiba compaq lenovo logitech nintendo playstation xbox minecraft roblox fortnite pokemon pikachu
  charizard naruto sasuke goku vegeta starwars startrek stargate starcraft warcraft skywalker skywalke anakin hansolo obiwan bobafett darkside
  darkstar darkness gandalf aragorn legolas hobbit superman batman spiderman spiderma ironman wolverine wolverin punisher avengers joker hulk
  matrix trustno thematrix morpheus neo trinity terminator predator godzilla kingkong rambo rocky zelda mario luigi sonic diablo doom quake
  dragon dragons dragonball monkey monkeys tiger tigers tigger lion panther panthers eagle eagles falcon falcons raven ravens bear bears wolf wolves
  wolfpack wildcat wildcats bulldog bulldogs bigdog dog doggie doggy reddog maddog blackdog cat cats kitty kitten kittycat catfish catdog fatcat
  tomcat blackcat pussycat rabbit bunny horse horses pony unicorn butterfly butterfl dolphin dolphins shark sharks turtle penguin elephant
  giraffe gorilla hamster ferret beaver badger cougar jaguar cobra viper snake spider scorpion scorpio mustang bronco broncos stallion
  phoenix griffin pegasus swordfish goldfish fish frog froggy chicken rooster duck donkey moose piglet puppy mouse pitbull rottweiler beagle
  football futbol soccer baseball basketball basketba softball hockey tennis cricket rugby golf golfer bowling boxing wrestling lacrosse volleyball
  swimming surfing surfer skater fishing hunting hunter running runner racing racecar karate marathon champion winner player sports athlete
  yankees yankee redsox cowboys steelers packers raiders patriots broncos chargers dodgers giants lakers celtics bulls knicks rangers braves
  redskins redwings redskins gators sooners huskers buckeyes longhorn longhorns seminole tarheel tarheels hooters niners titans saints bruins
  flyers vikings chiefs browns bengals dallas chicago boston newyork brooklyn florida texas california arizona colorado montana michigan
  indiana virginia georgia carolina alabama alaska hawaii houston denver detroit seattle atlanta orlando miami memphis phoenix sandiego lasvegas
  london paris berlin madrid barcelona roma milano lisboa moscow sydney toronto montreal vancouver dublin amsterdam manchester liverpool liverpoo
  arsenal chelsea everton tottenham tottenha manutd united westham juventus inter realmadrid benfica porto celtic rangers galatasaray fenerbahce
  besiktas ronaldo messi beckham ronaldinho maradona pele jordan airjordan iverson kobe lebron tiger shaq
  england scotland ireland wales france germany deutschland italia italy spain espana portugal brasil brazil argentina mexico colombia canada
  america american usa russia ukraine poland polska turkey turkiye india pakistan bangladesh china japan korea vietnam philippines indonesia
  malaysia singapore thailand australia holland sweden norway finland denmark africa nigeria kenya egypt israel jamaica panama
  mercedes porsche ferrari lamborghini bugatti toyota honda nissan suzuki yamaha kawasaki ducati harley davidson hyundai subaru mazda mitsubishi
  chevy chevelle chevrolet camaro corvette mustang pontiac firebird cadillac dodge viper charger ford volvo audi bmw jaguar passat integra accord
  civic prelude supra skyline impala silverado wrangler jeep hummer rocket turbo racer driver trucker diesel
  michael robert thomas william charles charlie richard joseph daniel matthew anthony andrew joshua christopher christop christian christia
  jonathan nicholas alexander alexande alexandr alexandra alexandre alex benjamin samuel samantha jennifer jessica michelle ashley amanda nicole
  stephanie stephani elizabeth elizabet melissa rebecca rachel sarah sara hannah lauren laura victoria victor vincent vanessa veronica veronika
  natasha natalia natalie natali nathan nathalie patrick patricia pamela peter phillip philip paul pedro raymond ronald roland roberto ricardo
  fernando francis francisco francesco frank franklin frankie fred freddie freddy gabriel gabriela gabrielle george gerald gordon gregory harold
  harrison harry heather helena henry herbert herman howard isabel isabella isabelle jackson jackie jacob jake james jamie jasmine jasmin jason
  jasper jeffrey jeremy jerome jerry jessie jimmy joanna joanne john johnny johnson jordan julian juliana julie justin karen karina katherine
  kathleen katie katrina kelly kelsey kenneth kevin kimberly kristen kristin kristina larry lawrence leonard leonardo leslie lincoln linda lindsay
  lindsey lisa logan louise lucas lucky luke madison maggie malcolm manuel marcel marcus margaret maria mariah marie marina mario marion mark
  markus marshall martha martin martina marvin mary maurice maxwell max maxim maksim melanie mercedes michele micheal miguel mike miller milton
  miranda mitchell molly monica monika monique morgan morris murphy murray nelson newton norman oliver olivia oscar parker pascal pauline
  priscilla rafael randy regina reggie robbie robinson rodney roger roman ronnie roscoe russell ryan sabrina sammy samson sandra sandy sasha
  scott scotty sebastian sebastia sergey sergio serena shannon sharon shawn sheila shelby shelly sherlock sherman shirley sierra simon simone
  sophia sophie spencer stanley stefan stella stephen steve steven stewart susan suzanne svetlana sydney sylvia tanner taylor teresa theresa
  tiffany timothy tommy tony travis trevor tristan tucker tyler valentin valentina valerie vladimir viktor walker wallace walter warren watson
  wesley whitney willie williams wilson winston xavier yvonne zachary adrian alberto alejandra alejandr alejandro alicia alfred albert alison allison
  alyssa amber andre andrea andreas andrei andrey angel angela angelina angelo angels angie anna antonio antonia april arnold arthur audrey aurora
  austin bailey barbara barney baxter bernard bernie bertha bethany bianca billy billybob blake bobby bonnie bradley brandi brandon brandy brenda
  brendan brian brianna britney brittany brooke brooks bruce bruno bryan caesar calvin cameron campbell carlos carmen carol carolina caroline carrie
  carter casey casper cassie catherine chandler chelsea cheryl chester chris chrissy christina christin christine cindy claire claudia clayton clinton
  cody colleen connie connor cooper courtney cristina crystal curtis cynthia damien daniela daniele danielle danny darren david dawn debbie
  deborah denise dennis derek dexter diana diane dominic donald donna douglas dragan duncan dustin dylan edward edwin eileen elaine elena emily
  emma eric erica erika ernesto eugene evelyn ekaterina galina irina kirill larisa nastya oksana olga polina ruslan serega tatiana mohammed
  muhammad mohamed ahmed ali hassan hussain ibrahim omar fatima mustafa mehmet murat emre yusuf krishna ganesh shiva sairam srinivas lakshmi
  rahul rajesh suresh ramesh sanjay priya kumar singh sharma patel nguyen
  anderson smith jones brown davis garcia martinez rodriguez lopez hernandez gonzalez perez sanchez kennedy hamilton sullivan holmes
  sunshine princess princesa princesse prinzessin iloveyou iloveu ilove iloveme iloveyouso loveyou loveu lovely loveme lover lovers lover loverboy lovelove love
  mylove truelove onelove amor amore teamo tequiero tiamo jetaime liebe schatz habibi honey sweetie sweetheart sweet sweety sweets sweetpea sexy sexygirl
  babygirl babyboy baby babydoll beautiful beauty pretty gorgeous handsome cutie cutiepie darling angelface princesita reina corazon estrella bonita
  family mother mommy mama father daddy papa brother sister friend friends bestfriend bestfriends forever always together happy happiness smile
  smiley lucky blessed faith hope grace jesus jesuschrist christ jesucristo godisgood godislove lordjesus heaven angel church bible praise trinity
  allah bismillah allahuakbar buddha shalom namaste peace freedom liberty justice victory warrior legend hero immortal infinity destiny dreamer dreams dream
  believe success money million millionaire dollar power energy magic magnum mystery miracle wisdom knight king kingdom queen prince royal emperor empire
  summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday birthday holiday christmas halloween easter vacation weekend morning midnight evening sunrise sunset moonlight
  rainbow sunflower flower flowers rose rosebud daisy lily jasmine lavender violet orchid cherry apple apples orange banana bananas strawberry
  peach peaches lemon mango melon grape blueberry chocolate chocolat cookie cookies candy sugar honeybee cupcake muffin butter cheese pepper ginger
  peanut peanuts popcorn pizza burger hotdog icecream coffee starbucks cocacola pepsi drpepper budlight beer whiskey vodka tequila guinness heineken
  marlboro corona snickers skittles oreo nutella pickle pickles pumpkin potato tomato carrot
  purple yellow silver golden gold black white green blue pink red orange crimson scarlet emerald diamond diamonds crystal ruby sapphire platinum
  thunder lightning storm stormy snow snowball snowman snowflake icecube ocean river mountain forest island beach paradise garden jungle desert
  planet galaxy universe saturn jupiter neptune mercury venus apollo zeus hercules athena artemis poseidon odin thor loki isis anubis medusa nemesis
  orion taurus gemini cancer libra leo aries virgo capricorn aquarius pisces
  music guitar drummer bassman piano trumpet trombone metallica metallic slipknot nirvana beatles lennon eminem tupac biggie rapper hiphop rockstar rocker
  rockandroll punkrock pantera megadeth ironmaiden maiden acdc slayer hendrix zeppelin ledzeppelin pinkfloyd greenday blink linkinpark linkin evanescence
  madonna britneyspears justinbieber bieber onedirection elvis marley bobmarley shakira rihanna beyonce
  hello hellohello hellokitty helloworld goodbye welcomehome whatever nothing something anything everything anyone nobody someone please thanks thankyou
  sorry help helpme remember forget forgot knock openup opensesame sesame open enter enternow letmesee blahblah blabla lalala hahaha lollol nothing
  whocares whynot idontknow dontknow dunno noidea iforgot justme itsme myself onlyme trustme fuckyou fuckoff fuckme fuckit fucker asshole bullshit
  bitch biteme shithead dickhead bastard suckit sucker jackass stupid idiot loser crazy insane psycho maniac killer killers murder death devil devils
  lucifer satan demon hell hellfire zombie vampire ghost phantom shadow shadows assassin ninja samurai pirate pirates soldier army marine marines
  navy airforce airborne sniper shooter gunner trooper warlock wizard witch merlin paladin spartan gladiator viking crusader
  bigdaddy bigboy bigman bigred bigmac bigfoot badboy badgirl badass playboy playgirl cowboy cowgirl gangster gangsta thuglife pimpin homeboy
  maverick iceman goose topgun ranger scooter scooby snoopy garfield mickey minnie donald goofy pluto bambi tinkerbell winnie pooh poohbear tweety
  taz bugsbunny popeye simpsons simpson bart homer cartman southpark spongebob patrick shrek barbie kermit elmo cinderella ariel
  buster bubba buddy boomer booboo bandit bear brutus butch butthead beavis casey chance chewy cocoa coco cuddles dakota duke fluffy gizmo jester jake
  lady lassie max midnight mittens misty nugget oreo patches peaches pebbles pookie precious princess rascal rusty sassy shaggy smokey
  snickers snuggles socks sparky spike spanky spooky sugar tinker trixie whiskers skippy sox ziggy
  student teacher school college university engineer doctor nurse police policeman fireman farmer lawyer captain major general sergeant colonel
  business office company corporate marketing sales finance account customer design designer developer hacker hackers programmer database server network
  oracle cisco linux ubuntu debian apache mysql postgres mongodb python javascript jenkins docker kubernetes raspberry
  qwerty qwertz azerty qwert qwertyu qwertyui qwertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm mnbvcxz poiuyt poiuytrewq lkjhgfdsa
  qazwsx qazwsxedc qazxsw wsxedc edcrfv zaqwsx zaqxsw qweasd qweasdzxc asdzxc qwaszx qawsed qweqwe asdasd zxczxc aqwzsx wasd
  gfhjkm ghbdtn ghbdtnbr cjkysirj cjkywt fktrcfylh fktrctq fyfcnfcbz trfnthbyf rhbcnbyf vfvjxrf yfnfif vfhbyf fylhtq dfvgbh ybrbnf nfnmzyf dbrnjhbz hjvfirf
  cdtnkfyf rfrfirf lkzgjcnj privet kolobok spartak parol lubov zaika solnce krasotka
  rolltide semperfi goblue gogators redneck outlaw renegade rebel patriot hooligan lonewolf lonestar
  bluebird bluesky bluemoon redbull redhead redman redrum redrose blackie blackbird blackjack blackhawk whitesox greenbay greenday goldeneye
  abcdef abcdefg abcdefgh abcabc alphabet number numbers letters asdqwe monitor mirror window keyboard mouse laptop desktop printer camera phone mobile
  photos picture video movie movies hollywood hollywoo cinema disney disneyland television radio
  barney beverly boobies cumshot dipper erotic hardcore hentai horny lesbian naked naughty nipples panties penis porn porno pornstar pussy sexsex sexual
  bigtits bigdick blowjob blowme boobs amateur stripper virgin playmate
  lifehack usuckballz srinivas iwantu klaster hesoyam rasdzv shaney caserta adgjmptw verbatim consumer presario pavilion enterprise enterpri
  voyager explorer pioneer discovery columbia challenger apollo genesis eclipse enigma mystic avatar avalon camelot excalibur lancelot excellent
  stealth thunderbird spitfire hurricane tornado cyclone avalanche volcano earthquake titanic poseidon
  daytona nascar indycar formula racer speedy speed faster fastlane
  cherokee apache dakota geronimo navajo cheyenne comanche indian indians
  catch foobar phpbb qazqaz zaqzaq topaz zxcasd yourmom yomama mommy deeznuts swordfis trombone standard electric plastic classic
  concrete creative digital perfect awesome amazing fantastic wonderful special ultimate extreme maximus maximum magnificent
  serenity harmony eternity passion pleasure mistress goddess princes diva chanel gucci versace prada adidas nike puma reebok
  tarzan mowgli simba nala aladdin pinocchio peterpan dumbo bambam flintstone
  shamrock leprechaun irish celtic dublin belfast
  hardware software firmware cellphone gateway packard pentium intel radeon nvidia geforce
  asdfasdf poopoo poop peepee moomoo yoyoyo tomtom joejoe loulou mimi kiki lulu fifi gigi coco bobbob
  squirrel squirt shooter stinger stingray stinky slapshot skeeter snapper spunky strider surfer swinger
  rush einstein maryjane westside scarface vanhalen passport pearljam cardinal cardinals airplane blizzard sterling fireball defender atlantis hotstuff cavalier
  goldberg wolfgang savannah aardvark hallo napoleon highland triumph babylon overlord cherries nicolas superfly sundance nolimit abigail bonehead personal
  morrison super aleksandr dietcoke cooldude lollipop werewolf hongkong florence beetle stocking makaveli charlotte charlott ilovesex infantry waterloo musicman
  twilight showtime showboat mushroom
  bollocks wanker rubbish chelseafc arsenalfc liverpoolfc
  `
    .trim()
    .split(/\s+/),
);
