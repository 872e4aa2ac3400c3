/** German texts of codes, alerts and receipts, and of what all mails have, by their English ones (say.ts). */
export const germanOtherMails = {
  "Hello {firstName},": "Hallo {firstName},",
  "Hello,": "Hallo,",
  "{companyName} store": "Shop von {companyName}",
  "Questions?": "Fragen?",

  "Welcome to the {companyName} store": "Willkommen im Shop von {companyName}",
  "Your code is {code}. Set a password with it.": "Dein Code ist {code}. Leg damit ein Passwort fest.",
  "Set a password for your account.": "Leg ein Passwort für dein Konto fest.",
  "Your account is ready. Set a password with this code. It also confirms that this address is yours, which we need to know before you can order your welcome kit.":
    "Dein Konto ist bereit. Leg mit diesem Code ein Passwort fest. Er bestätigt auch, dass diese Adresse dir gehört. Das müssen wir wissen, bevor du dein Willkommenspaket bestellen kannst.",
  "If you didn’t sign up, please ignore this email. Nobody can set a password without the code.":
    "Hast du dich nicht registriert? Dann ignoriere diese Mail bitte. Ohne den Code kann niemand ein Passwort festlegen.",
  "Your code for the {companyName} store": "Dein Code für den Shop von {companyName}",
  "Your code is {code}.": "Dein Code ist {code}.",
  "Your code.": "Dein Code.",
  "Your one-time code": "Dein Code",
  "Set a new password with this code.": "Leg mit diesem Code ein neues Passwort fest.",
  "If you didn’t ask for it, please ignore this email: your password stays as it is.":
    "Hast du ihn nicht angefordert? Dann ignoriere diese Mail bitte: Dein Passwort bleibt, wie es ist.",
  "It works once and expires after 10 minutes. We’ll never ask you for it by phone or email.":
    "Er gilt einmal und läuft nach 10 Minuten ab. Wir fragen dich nie am Telefon oder per Mail danach.",
  "Set your password": "Passwort festlegen",
  "Someone is trying to log in to your account at the {companyName} store":
    "Jemand versucht, sich mit deinem Konto im Shop von {companyName} anzumelden",
  "Ten wrong passwords or codes today.": "Heute zehn falsche Passwörter oder Codes.",
  "Someone is trying to log in to your account": "Jemand versucht, sich mit deinem Konto anzumelden",
  "Ten wrong passwords or codes were entered for your account today. Nobody got in. We are slowing down further attempts, and the codes we send you are longer until tomorrow.":
    "Für dein Konto wurden heute zehn falsche Passwörter oder Codes eingegeben. Niemand ist hineingekommen. Wir bremsen weitere Versuche, und die Codes, die wir dir schicken, sind bis morgen länger.",
  "If it was you and you have forgotten your password, set a new one. If it wasn’t you, you don’t need to do anything; a password that you use nowhere else keeps you safe.":
    "Warst du das und hast dein Passwort vergessen? Dann leg ein neues fest. Warst du es nicht, musst du nichts tun: Ein Passwort, das du sonst nirgends benutzt, schützt dich.",

  "Your second factor at the {companyName} store was changed":
    "Dein zweiter Faktor im Shop von {companyName} wurde geändert",
  "An authenticator app or a passkey was added or removed.":
    "Eine Authenticator-App oder ein Passkey kam dazu oder wurde entfernt.",
  "Your second factor was changed": "Dein zweiter Faktor wurde geändert",
  "An authenticator app or a passkey of yours was added or removed. You can check it under Your login in the admin.":
    "Für dein Konto kam eine Authenticator-App oder ein Passkey dazu oder wurde entfernt. Prüfen kannst du das in der Verwaltung, auf der Seite zu deiner Anmeldung.",
  "If it wasn’t you, set a new password at once and tell an administrator of the store.":
    "Warst du das nicht? Dann leg sofort ein neues Passwort fest und sag jemandem Bescheid, der den Shop verwaltet.",
  "Check your login": "Anmeldung prüfen",

  "Your welcome kit is waiting for you": "Dein Willkommenspaket wartet auf dich",
  "This code is for your welcome kit in the {companyName} store:":
    "Dieser Code ist für dein Willkommenspaket im Shop von {companyName}:",
  "Open the kit, choose your size, and log in or sign up with this address. The code is filled in for you at checkout. The kit and its delivery are free.":
    "Öffne das Paket, wähle deine Größe und melde dich mit dieser Adresse an oder registriere dich. An der Kasse ist der Code schon eingetragen. Paket und Lieferung sind kostenlos.",
  "Open the kit, and log in or sign up with this address. The code is filled in for you at checkout. The kit and its delivery are free.":
    "Öffne das Paket und melde dich mit dieser Adresse an oder registriere dich. An der Kasse ist der Code schon eingetragen. Paket und Lieferung sind kostenlos.",
  "Open your welcome kit": "Willkommenspaket öffnen",
  "A code for the {companyName} store": "Ein Code für den Shop von {companyName}",
  "{discount} off": "{discount} Rabatt",
  "This code is for {discount} off your next order in the {companyName} store:":
    "Mit diesem Code bekommst du im Shop von {companyName} {discount} Rabatt auf deine nächste Bestellung:",
  "Log in or sign up with this address, and enter the code at checkout.":
    "Melde dich mit dieser Adresse an oder registriere dich, und gib den Code an der Kasse ein.",
  "Go to the store": "Zum Shop",
  "It works once, and only for {boundEmail}, until {until}.":
    "Er gilt einmal und nur für {boundEmail}, bis zum {until}.",
  "It works once, and only for {boundEmail}.": "Er gilt einmal und nur für {boundEmail}.",

  "Shall we tell you when “{productName}” is back?":
    "Sollen wir dir Bescheid sagen, wenn „{productName}“ wieder da ist?",
  "You are already on the list.": "Du stehst schon auf der Liste.",
  "You are already on the list": "Du stehst schon auf der Liste",
  "Please confirm with one click.": "Bitte bestätige es mit einem Klick.",
  "Shall we tell you when it’s back?": "Sollen wir dir Bescheid sagen, wenn es wieder da ist?",
  "We’ll email you once, as soon as this is back in stock:":
    "Wir schreiben dir einmal, sobald dieses Produkt wieder auf Lager ist:",
  "Someone asked us to email this address when this is back in stock:":
    "Jemand hat uns gebeten, dieser Adresse zu schreiben, sobald dieses Produkt wieder auf Lager ist:",
  "See or change it": "Ansehen oder ändern",
  "Yes, tell me": "Ja, sag mir Bescheid",
  "If this wasn’t you, please ignore this email: unless you confirm, we won’t write again, and we’ll delete your address within three days. You can use the same link later to take your address off the list.":
    "Warst du das nicht? Dann ignoriere diese Mail bitte: Ohne deine Bestätigung schreiben wir dir nicht noch einmal und löschen deine Adresse innerhalb von drei Tagen. Über denselben Link kannst du dich später wieder von der Liste nehmen.",
  "Back in stock: {productName}": "Wieder da: {productName}",
  "You asked us to tell you.": "Du wolltest, dass wir dir Bescheid sagen.",
  "It’s back in stock": "Wieder auf Lager",
  "You asked us to tell you when this is back in stock. Now it is:":
    "Du wolltest wissen, wann dieses Produkt wieder auf Lager ist. Jetzt ist es da:",
  "See it in the shop": "Im Shop ansehen",
  "This is the only email you’ll get about it: we’ve taken your address off the list.":
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
  "You don’t need to do anything. If you didn’t write to us, please ignore this email.":
    "Du musst nichts weiter tun. Hast du uns nicht geschrieben? Dann ignoriere diese Mail bitte.",
};
