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
      set my time zone
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
      two factor login
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
      I want out
      remove me from the system
      cancel my account
      erase me
      how can I delete my profile
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
    `,
    answer:
      'Your goals and this chat are stored in your account so that I can answer from them; the diary is never sent to a coach. By myself I do not learn from your chats. If the people who run this Pathwise have connected a language model, your message and your goals are sent to its provider; ask on the [Support page](/support) which one. **Clear chat** empties the chat. The [privacy policy](/privacy-policy) and the [terms](/terms-of-service) say the rest.',
  },
] as const satisfies readonly AppQuestion[];
