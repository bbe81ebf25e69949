import type { AppQuestion } from './app-question.ts';

// The account, its data and who sees what.

export const accountQuestions = [
  {
    id: 'log-out',
    tells: `
      log out
      sign out
      logout
      sign off
    `,
    says: `
      this isn't my laptop, how do I sign out
      where do I log off, other people use this machine
      how can I sign out on my sister's tablet
      get me out of my account here, it is a public pc
      I want to log out
      how do I sign out
      log me out
      sign off please
      where is the logout button
      I need to sign out now
      how can I log off on this computer
      logout
      done for today, sign me out of this thing before my brother finds the laptop
      the log out option, i see it nowhere
      finishing now and this is the school computer so log me off first
      sorry where did you hide the sign out, been clicking around for five minutes
      I want to come off my account before I give the tablet back
      how to disconnect my session please, I am at the cybercafe
      borrowed my daughter's ipad, need to leave my account before she gets it
      signing off button?? anyone
      can't see anywhere to log out on the small screen
      need to swap to my wife's account on this computer, so I first have to get out of mine
      I am on the work pc and it still has me in, I would like to be signed out
      which menu is the logout in
      pressing the little picture at the bottom or what, to sign out
      my kids use this laptop too so I always want to log out in the evening
      just log me out will you
      How does one leave one's account at the end of a session?
      exit my account on this machine
      it keeps me logged in but I'd rather sign out each time
    `,
    answer:
      'Open the menu under your name, at the foot of the sidebar, and choose **Log out**. Your goals and this chat stay as they are until you are back.',
  },
  {
    id: 'forgot-password',
    tells: `
      forgot .. password
      forgotten .. password
      reset .. password
      lost .. password
      locked out
    `,
    says: `
      I forgot my password
      how do I reset my password
      I can't log in with my password
      forgotten my password
      cant remember my password
      lost my password
      password doesn't work any more
      I can't get into my account
      locked out of my account
      how do I get a new password
      i dont know my password anymore
      send me a password link
      the reset mail never came
      my login doesn't work
      I can't sign in
      it says invalid email or password
      the link to reset my password is expired
      too many attempts, can't log in
      typed my password ten times, it says no every time
      Password gone from my head completely, I'm 71, bear with me
      the pass word I always use is not accepted since yesterday
      no idea what I picked when I signed up, how do I get in
      I clicked on forgotten and no mail arrived, waiting an hour now
      reset link says it isn't valid any longer
      i am not able to enter, he say wrong password but is right
      it won't let me back in on my new laptop, only the old one knows the password
      saved it in a browser that died, so now I have nothing to sign in with
      please send a new password to my mail
      my passwort isnt working and i need my plan today
      wrong email or password it says, both are right, I swear
      password reset never lands in my inbox, not in spam either
      I've had to make a new pass three times this month, it never remembers
      Kindly tell me how I may recover access, I cannot recall my passphrase
      keeps saying too many tries come back later
      brain like a sieve, lost the login for this again
      my husband set it up for me years ago and neither of us knows the password
    `,
    answer:
      'On the sign-in page, **Forgotten your password?** leads to [a form](/auth/forgotten) for your address. The link that comes by mail works once, for an hour; look in the spam folder too. If you are still signed in, you can set a new one on your [profile](/profile), under Account, only with the old one. If no mail comes, write on the [Support page](/support).',
  },
  {
    id: 'account-settings',
    tells: `
      profile pic
      profile photo
      avatar
      email address
      email adress
      profile picture
      username
    `,
    says: `
      how do i change my e-mail adress
      I have a new email, where do I enter it
      I married and have a new name, where do I change it
      change my mail address
      my avatar is rejected because of its size
      the photo is too large for my profile
      how big may the profile photo be
      it refuses my picture
      cannot set a profile photo, it says the file is too big
      which size must the avatar have
      my selfie is not accepted as profile image
      I have a new surname, where is it changed
      my email is different now, where do I put that
      got divorced and want my old name back in here
      change my email address
      where can I change my name
      upload a profile picture
      edit my profile
      where are the settings
      change my username
      I want to change my photo
      where do I update my account
      how do I change my e-mail
      where's my profile
      change password
      how do I add a photo of me
      I got married, new name
      where do I change my language or time zone
      how do I log in with another address
      settings?
      where can I find settings
      still has my ex's surname on everything, want mine back
      new job, new email, the old work one dies on friday
      my pic is sideways and I look like a potato, swap it how
      it wont accept my selfie, says its too big
      spelled my own name wrong when I joined lol
      Where does one amend one's personal particulars?
      the address under my name is the one from uni, that mailbox is closed
      I want to set a new password just to be safe, where's that
      settings page, i looked everywhere
      how do I take my face off here, I'd rather have no photo
      my bio still says student and I graduated ages ago
      want another nickname than my full name
      I am called Alexandra there but everyone says Sasha, can it be altered
      changed my mail address but I still sign in with the old one
      photo of my dog as my profile picture was refused
      I have since yesterday other e-mail, it must be in my account
      add my job title and town to my profile
      profile shows my middle name, I'd like it gone
      typed gmial instead of gmail when I signed up
    `,
    answer:
      'On your [profile](/profile): **Edit** changes your name, picture and what you tell about yourself, and under Account you change your password and e-mail address. A new address counts once you have opened the link that is mailed to it. A picture that is said to be too large must become smaller: under 1 MB, 300 by 300 pixels are enough, so crop it or save it in a smaller size first. Sign-in is by e-mail and password; there is no second factor.',
  },
  {
    id: 'lost-device',
    says: `
      I lost my phone and was logged in
      where am I signed in
      how do I sign out everywhere
      log me out of all devices
      someone else is using my account
      I think my account was hacked
      end my session on the other laptop
      my laptop was stolen, I was signed in
      which devices are logged in
      sign out my old phone
      was my account broken into
      somebody knows my password
      how do I kick out another device
      see active sessions
      log out on every computer
      left my tablet on the train and I was still signed in on it
      somebody nicked my bag with the phone in it, I'm worried they get into this
      sold my old laptop last week, pretty sure I never signed out
      my ex knows my login, I want him off my account tonight
      There's an iPhone listed that isn't mine, what now
      throw everyone else out of my account
      I think my flatmate has been reading my stuff on here under my name
      logged in at the hotel lobby and forgot to leave, can I end that from home
      My son dropped the phone in the sea, should I do something about the account
      device got stolen, panic
      someone changed things in my plan and it was not me
      how can I see on which machines I am still connected
      I gave my old iPad to grandma and it still opens my goals
      there was a sign in from a town where I have never been
      my account, was it hacked? strange goal appeared in there
      remote sign out possible? phone's in a taxi somewhere
      used the computer in the library and only remembered on the bus that I was still in
      boot all other sessions please
    `,
    answer:
      'Your [profile](/profile) lists under Account where you are signed in. End one session there, or all others at once. If somebody may know your password, change it on the same page: that also ends the other sessions.',
  },
  {
    id: 'export-data',
    tells: `
      export
      download ! app
      print
    `,
    says: `
      how can I get a copy of everything you have on me
      get my stuff out as a file
      can I save all my data on my computer
      export everything to Excel
      give me all my data
      is the diary in the export as well
      are diary entries part of the download
      how can I export everything I wrote
      how do we export the lot
      can I have a spreadsheet of my stuff
      where do I find the download of everything
      whats the button to download my data
      how can i get a copy of my things
      is there a csv download
      could I get my entries out as a file
      do you have an export, csv or so
      i wanna take my data elsewhere
      can i save all this somewhere as a file
      let me download everything pls
      what format is the export in
      I want to export my data
      can I download my data
      how do I get a copy of all my data
      export my goals to a file
      can I save my roadmap as pdf
      can I print my plan
      can I take my data with me as a csv
      is there an excel file of my goals
      back up my data
      is there an excel export
      can I take my information with me
      where is the export
      get my data out
      download everything as a file
      is there an export button
      get my things out as pdf
      I want my stuff as a file
      can I get everything out of here as a file
      I need a copy of my stuff
      give me my data
      can I download my goals
      how do I save my plan as a file
      send me my data
      I'd like my data as a spreadsheet
      is there a way to take my goals elsewhere
      save everything to my computer
      print my roadmap
      can I get a pdf of my goals
      how do I make a backup
      export please
      get everything as a zip
      I want to have my things in a file
      put my plan into excel
      take my stuff with me
      pull my data out of here
      I'd like to get everything out of this app
      put all my goals in a file
      get me a file of my goals
      let me have my data as a csv
      hand me my data
      give me everything you have on me as a file
      I want my information out
      download my stuff
      take everything out as a document
      how do I export all of it
      how can I export my steps
      how do I download all I wrote
      need it on paper, my eyes don't do screens after eight
      I like to stick my plan on the fridge door
      my coach wants it as a pdf by monday, how do I make one
      can't find any button to print the thing
      printed it and half of it was cut off
      would love a paper version for my mum who has no computer
      everything I've written here, I want it on a usb stick
      Before I switch to another service I'd like to take my stuff with me
      want the roadmap in word so I can scribble on it
      is there a way to get my plan onto a sheet of A4
      where does one obtain a copy of one's data
      the download of my data gives me some json thing I can't open
      spreadsheet pls
      backup, just in case you people go bust
      how do i get my diary out as a document
      it would be nice to hand my tutor the steps on a printed page
      make me a printout of the whole roadmap
      I do things with pen and paper, so can it come out of the printer
      gdpr access request, all my records please
    `,
    answer:
      'Yes: on your [profile](/profile), under Account, **Download my data** makes one JSON file with everything Pathwise keeps about you, the trash included. A roadmap can be printed, or saved as a PDF, with your browser’s print command; there is no CSV. If the download fails, write on the [Support page](/support).',
  },
  {
    id: 'delete-account',
    tells: `
      delete .. account
      close .. account
      remove .. account
    `,
    says: `
      I want to delete my account
      how do I close my account
      remove my profile
      I want to leave Pathwise
      delete everything about me
      deactivate my account
      can I erase all my data
      how do I get rid of my account for good
      I want to close my Pathwise account
      I want to quit Pathwise
      I want my account gone
      close my account
      I want out of this app
      remove me from the system
      cancel my account
      erase me
      how can I delete my profile
      that's it, I've had enough, take my account down
      wipe every trace of me from this site
      I registered by curiosity only, please remove my inscription
      don't want to be a member any longer, not just the subscription, everything
      how does one go about closing down an account here
      my late father had an account with you, it ought to be removed
      right to be forgotten, I'd like to use it
      if I erase my account is everything really gone or do you keep a copy
      nuke it all, profile, goals, the lot
      found no button to get rid of my profile
      moving on to something else so you can bin my account
      made an account by accident with my work mail, want it destroyed
      I'm leaving for good, thanks for everything, where do I shut it
      it asks me for a password to delete my account but why
      terminate membership and purge my records
      if i delete my profile can i come back later with the same mail
      I wish my inscription cancelled for ever, not only the payment
      account, gone, today, how
    `,
    answer:
      'On your [profile](/profile), under Account, choose **Delete my account**; it asks for your password and offers **Download my data** first. It is final: goals, diary, posts, chats and pictures are erased and cannot be brought back. A running subscription ends with it. If you cannot get in, the [Support page](/support) helps.',
  },
  {
    id: 'stop-mails',
    tells: `
      stop .. mails/mail/emails/notifications/messages/alerts/pinging
      too many mails/emails/notifications
      newsletter
    `,
    says: `
      how do I turn the mails off
      turn off these emails, they drive me mad
      where do I switch the weekly mail off
      your emails are annoying, how do I stop them
      can I get fewer emails from this site
      stop sending me alerts at six
      can the morning message come later
      don't ping me so early
      stop buzzing me at night
      no more pings please
      how do I silence the reminders
      can you ping me later in the day instead
      stop messaging me before eight
      the reminders come too early
      please stop the weekly email
      quit pinging me
      can you shut up in the mornings
      change the time of the alerts
      I don't want mails about my progress
      how do I stop the emails
      I get too many mails from you
      how do I turn off emails
      change my notification settings
      do you text me
      unsubscribe me from the emails
      why do you keep emailing me
      stop sending me mails
      I don't want your newsletter
      how do I get off the mailing list
      turn off notifications please
      no more emails please
      where can I switch off messages
      how do I mute the app
      can I stop the weekly mail
      too many notifications
      those seven o'clock beeps do my head in, evening ones would be kinder
      my inbox is drowning and half of it is you lot
      another congratulations email, I did nothing, please stop
      that monday email makes me feel guilty, I'd rather not get it
      I unsubscribed twice and here comes another one
      woke the baby with that ding, never again please
      you write me too much, once in a month is enough
      take me off whatever list I'm on
      enough with the progress mails already!!
      the weekly summary thing, where do I turn it off
      Can the mails come on Sundays rather than Mondays?
      I never agreed to a newsletter
      buzz buzz buzz all morning, make it stop
      My husband asked why his email gets messages from you, please cease
      only want mails about my account, nothing else
      how does one opt out of your bulletins
      no offence but your emails go straight to the bin
      quieten it down a bit, it's like having a toddler
      it shouldn't disturb me on Sundays
    `,
    answer:
      'These settings are on your [profile](/profile): under Account, the card **Mails from Pathwise** switches off the weekly progress, congratulations and news; every such mail also has an unsubscribe link. Mails about your account itself still come. Pathwise sends no push notifications and no reminders at a set time: a ping at a fixed time comes from your phone’s calendar or from another app.',
  },
  {
    id: 'logout-traces',
    says: `
      is it safe on a shared computer?
      what stays in the browser after I log out
      can the next person see my account
      I use a public computer
      how do I stay signed in
      why was I logged out
      is anything kept on this PC after signing out
      I am on a library computer, is that safe
      will my data stay on a borrowed laptop
      working from the library today, can anyone see my stuff after me
      if i close the tab am i still logged in
      it threw me back to the sign in page overnight, why
      borrowing a friend's computer, will it leave my things behind
      shared family laptop, my teenager must not see this
      does signing out wipe what I typed
      every morning I have to enter my password again, can't it remember me
      is it enough to shut the browser at the internet cafe
      stay signed in, is there a tick for that
      I used the computer at the job centre, what can the next one find
      My colleagues use the same machine, what remains there?
      half written entry, is it still on the pc when I leave
      hotel business centre pc, risky or fine
      how long does it keep me logged in
      don't want my boss's computer to remember me
      I logged out but the page showed my name for a second, is something left
      after logout does the browser still have my drafts
      the kids' tablet is shared by all four of us, so what do they see once I'm out
    `,
    answer:
      '**Log out** stands in the menu under your name, at the foot of the sidebar. It clears what Pathwise has stored in that browser, drafts included. Until you log out, you stay signed in on this device.',
  },
  {
    id: 'diary-privacy',
    tells: `
      diary & private/read/see/public
      journal & private/read/see
    `,
    says: `
      nobody else reads my diary, right?
      is what I write in the diary private
      the diary is only for me, isn’t it
      who can read my diary?
      do you read my diary
      can others see what I write in the journal
      does the AI know my diary
      can I hide one entry
      is the diary sent to anybody
      can my wife open my diary here
      is the journal only for me
      is my journal private
      who sees my diary
      can you read what I write in the diary
      do other members see my entries
      is my diary secret
      is what I write in my diary safe
      wrote something about my sister in the diary, she must never see it
      please tell me nobody reads my diary
      my boyfriend would laugh himself silly if he opened my journal
      the diary thing, is it for my eyes only
      my mentor is on here too, can he look in my diary
      do you go through my diary entries to make suggestions
      switched my diary to public by mistake I think
      one entry is very personal, the rest may be seen
      not writing another word in the journal until I know who can open it
      hope the robot doesn't learn from my diary
      Is it correct that my journal remains confidential?
      I write about my patients in the diary, nobody sees that, does he?
      i poured my heart out in there last night, is it safe
      i want my best friend to read my diary but nobody else
      how do I lock the diary
      is there a password just for the diary
      entries about my divorce, could the staff at Pathwise read them
      people shouldn't be able to browse my journal
      how do i hide my diary from other members
    `,
    answer:
      'Only you, unless you switch **Diary Privacy** to public on your [profile](/profile). **Keep this entry private** hides a single entry even then. What you write there is never sent to me or to any AI, so I cannot read it.',
  },
  {
    id: 'goal-privacy',
    says: `
      are my goals public
      can other people read our chat
      is this conversation private
      can my boss see this
      how do I hide my goals
      do other members see my progress
      who reads this chat
      is what I write here confidential
      is this chat private
      does anyone read our conversation
      can strangers see my plans
      make my goals private
      is my progress public
      can I make a goal private
      how do I keep a goal secret
      hide this goal from others
      will you tell anyone what I write
      do you report to my boss
      can my employer see this
      does anyone else see my reminders
      can others see my tasks
      who sees my weekly plan
      are my tasks private
      my goal is called leave my husband, can he find it
      nobody at work may know I'm looking for a job, is that visible on here
      I saw other people's goals in Members, so they see mine too??
      would rather not have strangers read that I want to lose 30 kilos
      one of my goals is embarrassing, keep it off my public profile
      turn off the thing where others see my goals
      are our conversations only between us two
      my mum has an account as well, does she see what I plan
      make everything invisible please
      this stays between you and me, right
      who else is reading along
      does my company get told when I'm behind
      I am a teacher and my pupils are on this site, what could they see of me
      how do I make only one of the goals hidden
      hide my progress bar from the others
      I'd like to plan a surprise party without my wife seeing the goal
      it says public next to my goals, I don't want that
      not sure I want the world to know I'm learning to read at 45
      do the people from my church see what I tell you
    `,
    answer:
      'Your chat, steps, overviews and weekly plan are never shown to anybody else. Members can see titles, categories, status and progress of your goals unless you switch **Goal Privacy** off on your [profile](/profile); that counts for all goals at once. Nothing is reported to employers or anyone else.',
  },
  {
    id: 'data-protection',
    tells: `
      sell .. data
      privacy policy
      gdpr
      stored
    `,
    says: `
      do you sell my data
      is my data stored in Europe
      where are your servers
      do you give my details to advertisers
      who owns what I write here
      is what I type here used for training an AI
      are my answers used for training models
      is this safe to tell you
      is my chat used for training
      do you train on what I write
      does my text go into some AI model
      will my messages teach an AI
      can I opt out of AI training
      are the things I tell you used to improve an AI
      who gets my chat messages
      do you learn from my chats
      where does my chat end up
      what happens with my data?
      where is my data stored
      is it safe to write personal things here
      are you GDPR compliant
      does openai get my messages
      is my data used to train an AI
      where is the privacy policy
      where can I read the terms
      do you save what I say
      do you sell data
      what do you do with my information
      is my data safe
      who has access to my data
      do you share data with others
      are you secure
      where are the servers
      do you track me
      is this confidential and stored
      what do you people do with all this stuff I type
      I'm wary, big data and so on, what happens with my words
      my friend says apps like this sell everything to advertisers
      where's your privacy statement, I'd like to read it before I go on
      As a lawyer I have to ask in which country the data sits
      is this going to end up training some AI
      I told you about my health, is that written down somewhere for ever
      do i get weird ads now because i wrote about babies
      who can look into the database
      which cookies do you set
      google knows enough about me already, do you pass things on to them
      I don't feel at ease to write personal things, where go they
      dont use my words to teach your machine
      does a hacker get everything if you are breached
      are my messages encrypted
      an insurance company must never get hold of this
      tell me honestly whether you make money with my information
      terms and conditions, where do I find them
      you're being safe with my stuff, yes?
    `,
    answer:
      'Your goals and this chat are stored in your account so that I can answer from them; the diary is never sent to a coach. By myself I do not learn from your chats. If the people who run this Pathwise have connected a language model, your message and your goals are sent to its provider; ask on the [Support page](/support) which one. **Clear chat** empties the chat. The [privacy policy](/privacy-policy) and the [terms](/terms-of-service) say the rest.',
  },
  {
    id: 'sign-in-ways',
    tells: `
      two factor/step/way
      2fa
      face/touch id
      fingerprint
      passkey*
      authenticator
      single sign
      sign/log/login/signin/register .. google/apple/facebook/microsoft
    `,
    says: `
      I'd sooner sign in with google like everywhere else
      face id please
      is there a fingerprint login
      why no apple login
      two factor login
      my bank makes me use a code, do you have that as well
      can you text me a code when I log in
      passkeys, supported?
      log in through facebook
      no more passwords, just mail me a link
      security key, yubikey and so on
      Is single sign-on available for our staff?
      I want extra protection on my account, an authenticator
      hate passwords, other ways of getting in?
      two step verification, where do I switch it on
      sign in with my microsoft account
      do I have to have a password at all
      can I use my google account instead of a password
      qr code login from my laptop
      can a password manager fill in the login
      which ways of signing in do you offer
      everything else opens with my face except this
      2fa
    `,
    answer:
      'You sign in with your e-mail address and a password; there is no sign-in by Google, Apple or Facebook, no second factor and no passkey. A password manager fills both in, and your device can open that with a face or finger. You stay signed in until you log out, and your [profile](/profile) lists under Account where that is. If you would like another way, please say so on the [Support page](/support).',
  },
  {
    id: 'second-account',
    tells: `
      two/second/both/several accounts/account
      merge
    `,
    says: `
      I seem to have two accounts, glue them together
      one with my work mail and one with my private mail, merge please
      can hubby and me share one login
      made another account by accident and now my goals are in the old one
      is it allowed to have one account for work and one for home
      my twins want to use the same account
      move my goals from my old account into the new one
      the whole family under one roof, one account?
      wrong account, all empty, I think I have two
      can I switch between two accounts quickly
      registered twice, which one is real
      May several employees use a single account?
      it says this email is already registered but I never did
      joined with a typo in my mail so I joined again, now what
      can I hand my account over to my sister
      separate profiles for me and my wife in one account
      how do I combine both of my profiles
      two accounts with one email, does that work
      I manage my mother's goals too, does she need her own
      is it ok if we log in as the same person on two computers
      transfer everything to another account
      second account for my hobby stuff
    `,
    answer:
      'Each person has one account with an e-mail address of their own. Two accounts cannot be merged and goals cannot be moved between them: sign in with the one you want to keep, tell me its goals again, and delete the other on its [profile](/profile). If your goals seem to be gone, look there which address you are signed in with. Two people in one account would share the chat, the diary and the limit of goals, so better one each.',
  },
] as const satisfies readonly AppQuestion[];
