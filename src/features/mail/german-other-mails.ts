/** German texts of codes, alerts and receipts, and of what all mails have, by their English ones (say.ts). */
export const germanOtherMails = {
  "Hello {firstName},": "Hallo {firstName},",
  "Hello,": "Hallo,",
  "{companyName} store": "Shop von {companyName}",
  "Questions?": "Fragen?",

  "Welcome to the {companyName} store": "Willkommen im Shop von {companyName}",
  "Your code is {code}. Set a password with it.": "Dein Code ist {code}. Leg damit ein Passwort fest.",
  "Set a password for your account.": "Leg ein Passwort für dein Konto fest.",
  "Your account is ready. Set a password with this code. It also confirms that this address is yours, which we need before you can order your welcome kit.":
    "Dein Konto ist bereit. Leg mit diesem Code ein Passwort fest. Er bestätigt auch, dass diese Adresse dir gehört. Das brauchen wir, bevor du dein Willkommenspaket bestellen kannst.",
  "If you did not sign up, please ignore this email. Nobody can set a password without the code.":
    "Hast du dich nicht registriert? Dann ignoriere diese Mail bitte. Ohne den Code kann niemand ein Passwort festlegen.",
  "Your code for the {companyName} store": "Dein Code für den Shop von {companyName}",
  "Your code is {code}.": "Dein Code ist {code}.",
  "Your code.": "Dein Code.",
  "Your one-time code": "Dein Code",
  "Set a new password with this code.": "Leg mit diesem Code ein neues Passwort fest.",
  "If you did not ask for it, please ignore this email: your password stays as it is.":
    "Hast du ihn nicht angefordert? Dann ignoriere diese Mail bitte: Dein Passwort bleibt, wie es ist.",
  "It works once, within 10 minutes. We will never ask you for it by phone or email.":
    "Er gilt einmal, innerhalb von 10 Minuten. Wir fragen dich nie am Telefon oder per Mail danach.",
  "Set your password": "Passwort festlegen",
  "Someone is trying to log in to your account at the {companyName} store":
    "Jemand versucht, sich mit deinem Konto im Shop von {companyName} anzumelden",
  "Ten wrong passwords or codes today.": "Heute zehn falsche Passwörter oder Codes.",
  "Someone is trying to log in to your account": "Jemand versucht, sich mit deinem Konto anzumelden",
  "There were ten wrong passwords or codes for your account today. Nobody got in. Further attempts are slowed down, and the codes we send you are longer until tomorrow.":
    "Für dein Konto gab es heute zehn falsche Passwörter oder Codes. Niemand ist hineingekommen. Weitere Versuche werden gebremst, und die Codes, die wir dir schicken, sind bis morgen länger.",
  "If it was you and you have forgotten the password, set a new one. If it was not you, there is nothing you need to do; a password that you use nowhere else keeps you safe.":
    "Warst du es und hast das Passwort vergessen, leg ein neues fest. Warst du es nicht, musst du nichts tun; ein Passwort, das du sonst nirgends benutzt, schützt dich.",

  "Your second factor at the {companyName} store was changed":
    "Dein zweiter Faktor im Shop von {companyName} wurde geändert",
  "An authenticator app or a passkey was added or removed.":
    "Eine Authenticator-App oder ein Passkey kam dazu oder wurde entfernt.",
  "Your second factor was changed": "Dein zweiter Faktor wurde geändert",
  "An authenticator app or a passkey of yours was added or removed. You can check it under Your login in the admin.":
    "Für dein Konto kam eine Authenticator-App oder ein Passkey dazu oder wurde entfernt. Prüfen kannst du das in der Verwaltung, auf der Seite zu deiner Anmeldung.",
  "If it was not you, set a new password at once and tell an administrator of the store.":
    "Warst du das nicht? Dann leg sofort ein neues Passwort fest und sag jemandem Bescheid, der den Shop verwaltet.",
  "Check your login": "Anmeldung prüfen",

  "Your welcome kit is waiting for you": "Dein Willkommenspaket wartet auf dich",
  "This code is for your welcome kit in the {companyName} store:":
    "Dieser Code ist für dein Willkommenspaket im Shop von {companyName}:",
  "Open the kit, choose your size, and log in or sign up with this address. The code is filled in for you at checkout. The kit and its delivery are free.":
    "Öffne das Paket, wähle deine Größe, und melde dich mit dieser Adresse an oder registriere dich. An der Kasse steht der Code schon da. Das Paket und seine Lieferung sind kostenlos.",
  "Open the kit, and log in or sign up with this address. The code is filled in for you at checkout. The kit and its delivery are free.":
    "Öffne das Paket, und melde dich mit dieser Adresse an oder registriere dich. An der Kasse steht der Code schon da. Das Paket und seine Lieferung sind kostenlos.",
  "Open your welcome kit": "Willkommenspaket öffnen",
  "A code for the {companyName} store": "Ein Code für den Shop von {companyName}",
  "{discount} off": "{discount} Rabatt",
  "This code is for {discount} off your next order in the {companyName} store:":
    "Mit diesem Code bekommst du im Shop von {companyName} {discount} Rabatt auf deine nächste Bestellung:",
  "Log in or sign up with this address, and enter the code at checkout.":
    "Melde dich mit dieser Adresse an oder registriere dich, und gib den Code an der Kasse ein.",
  "Go to the store": "Zum Shop",
  "It works once, and only for {boundEmail}, until {until}.":
    "Er gilt einmal und nur für {boundEmail}, bis {until}.",
  "It works once, and only for {boundEmail}.": "Er gilt einmal und nur für {boundEmail}.",

  "Shall we tell you when {productName} is back?": "Sollen wir dir sagen, wenn {productName} wieder da ist?",
  "You are on the list already.": "Du stehst schon auf der Liste.",
  "You are on the list already": "Du stehst schon auf der Liste",
  "Please confirm with one press.": "Bitte bestätige es mit einem Klick.",
  "Shall we tell you when it is back?": "Sollen wir dir sagen, wenn es wieder da ist?",
  "We’ll email you once, as soon as this is back:":
    "Wir schreiben dir einmal, sobald das hier wieder da ist:",
  "Someone asked us to write to this address when this is back:":
    "Jemand hat uns gebeten, an diese Adresse zu schreiben, sobald das hier wieder da ist:",
  "See or change it": "Ansehen oder ändern",
  "Yes, tell me": "Ja, sag mir Bescheid",
  "If this was not you, please ignore this email: unless you confirm, we won’t write again, and we’ll delete your address within three days. You can use the same link later to take your address off the list.":
    "Warst du das nicht? Dann ignoriere diese Mail bitte: Ohne deine Bestätigung schreiben wir nicht noch einmal und löschen die Adresse innerhalb von drei Tagen. Mit demselben Link kannst du es später abbestellen.",
  "{productName} is back": "{productName} ist wieder da",
  "You asked us to tell you.": "Du wolltest, dass wir dir Bescheid sagen.",
  "It is back": "Es ist wieder da",
  "You asked us to tell you when this is back in stock. Now it is:":
    "Du wolltest wissen, wenn das hier wieder auf Lager ist. Jetzt ist es da:",
  "See it in the shop": "Im Shop ansehen",
  "This is the only email about it: your address is off the list now.":
    "Das ist die einzige Mail dazu: Deine Adresse steht jetzt nicht mehr auf der Liste.",

  "We have received your enquiry": "Deine Anfrage ist bei uns eingegangen",
  "We have received your message": "Deine Nachricht ist bei uns eingegangen",
  "Re: your enquiry of {day}": "Re: Deine Anfrage vom {day}",
  "Re: your message of {day}": "Re: Deine Nachricht vom {day}",
  "Our Team will reach out to you in next {replyHours} hr.":
    "Unser Team meldet sich innerhalb von {replyHours} Stunde bei dir.",
  "Our Team will reach out to you in next {replyHours} hrs.":
    "Unser Team meldet sich in den nächsten {replyHours} Stunden bei dir.",
  "Your enquiry is with us": "Deine Anfrage ist bei uns",
  "Thank you for contacting us": "Danke für deine Nachricht",
  "Thank you for writing to the {companyName} store. Our team will reach out to you within {hours}.":
    "Danke, dass du dem Shop von {companyName} geschrieben hast. Unser Team meldet sich innerhalb von {hours} bei dir.",
  "You do not need to do anything. If you did not write to us, please ignore this email.":
    "Du musst nichts weiter tun. Hast du uns nicht geschrieben, dann ignoriere diese Mail bitte.",
};
