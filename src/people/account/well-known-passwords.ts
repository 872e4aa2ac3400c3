/**
 * The first passwords of the published lists of leaked ones: in lower case, separated by one space, in
 * alphabetical order. Short ones are here because longer ones start with them (`dragon2024`). Sequences and
 * repeated blocks are not listed: the rules find them.
 */
export const wellKnownPasswords =
  "01011980 01011990 01012000 01012011 0987654321 1029384756 11112222 112233 11223344 123123123 123321 " +
  "12341234 12344321 1234554321 123456 12345678 1234567890 123456789a 123456789q 123456abc 12345qwert " +
  "1234abcd 1234qwer 123654789 123qwe 123qweasd 123qweasdzxc 12qwaszx 147258 147258369 147852369 159357 " +
  "159753 1password 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 " +
  "31415926 4815162342 654321 741852963 7777777 789456123 987654321 987654321a a123456789 a1b2c3d4 " +
  "abc123456 abcd access adidas admin adminadmin administrator airborne airforce airplane alexander " +
  "alexandra amanda american anderson andrea andrew android angel angela angelina anthony anything " +
  "arsenal asdf asdf1234 asdfgh asdfghjk asdfghjkl ashley atlantis august austin autumn azerty " +
  "azertyuiop babygirl babylon5 badboy bailey banana barney baseball basketball batman beautiful " +
  "benjamin bharat bigdaddy bigdog billybob birthday blink blizzard bluebird bobafett boomer boston " +
  "brandon brandy brittany brooklyn budlight bulldog bulldogs business buster butterfly cadillac camaro " +
  "cardinal carolina caroline casper champion changeit changeme charles charlie charlotte cheese " +
  "chelsea cherokee chester chevelle cheyenne chicago chicken chocolate chris christopher cocacola " +
  "coffee colorado company compaq computer contrasena cookie corvette courtney cowboy cowboys creative " +
  "crystal dakota dallas daniel danielle darkness darkside darkstar december default defender delhi " +
  "diamond diamonds dolphins dragon dragonball drowssap eagles edward einstein electric elephant " +
  "elizabeth engineer explorer facebook falcon february fender ferrari fireball firebird fishing flower " +
  "football forever franklin freedom friday gandalf ganesh garfield gateway george ginger godzilla " +
  "golden goldfish golfer google greenday guest guinness guitar hammer hannah hardcore harrison heather " +
  "hellfire hello hello123 helloworld hercules hockey hunter icecream iceman iloveu iloveyou india " +
  "infinity internet isabella jackson jaihind james january jasmine jasper jennifer jessica johnny " +
  "jonathan jordan joseph joshua junior justin juventus kawasaki kimberly kitstore krishna kristina " +
  "lacrosse lakers lasvegas lauren lawrence leonardo letmein letmein1 linkedin liverpool login logitech " +
  "london lonewolf longhorn lovely loveyou maggie manchester marathon marina marine marshall martin " +
  "maryjane master matrix matthew maverick melissa mercedes merlin metallic metallica michael michelle " +
  "michigan mickey microsoft midnight miller minecraft mitchell monday monkey monster montreal morgan " +
  "motdepasse mother motorola mountain mumbai mustang mypassword napoleon naruto nascar natasha " +
  "ncc1701d newpassword nicholas nicole nikita nintendo nopassword nothing november october office " +
  "oliver omsairam orange pakistan panthers paradise pass passcode passport passw password password1234 " +
  "passwort patricia patrick patriots pavilion peanut pearljam peekaboo penelope pepper phoenix " +
  "platinum player please pokemon poohbear porsche precious predator presario prince princess purple " +
  "q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazxsw qweasd qweasdzxc qweqwe qwer qwerty qwertyui qwertyuiop " +
  "qwertz qwertzuiop rabbit rachel raiders rainbow ranger rangers redsox redwings remember richard " +
  "robert rockstar root rush2112 sachin sairam samantha samsung scarface scooby scooter scorpion " +
  "scotland secret secret123 security semperfi september serenity shadow sherlock silver simpsons " +
  "slipknot smokey snickers snoopy snowball soccer softball software sparky spider spiderman spitfire " +
  "spring stargate startrek starwars steelers sterling steven stingray strawberry summer sunflower " +
  "sunshine superman svetlana swagkit swimming swordfish taylor temp temporary tennis test thailand " +
  "thomas thunder tigers tigger trustno unknown user valentina veronica veronika victoria virginia " +
  "vladimir warcraft welcome welcomekit westside whatever whatsapp wildcats william williams winner " +
  "winter wizard wolfgang wolfpack wordpass wrangler yamaha yankees yellow yourpassword zaq12wsx " +
  "zeppelin zxcv1234 zxcvbn zxcvbnm";
