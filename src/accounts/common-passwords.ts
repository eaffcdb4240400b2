/**
 * Passwords of eight or more letters that stand high on every published list of leaked ones. A short list
 * written by hand: a longer one can be given as a file in the settings.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort passwort1 passwort123
iloveyou iloveyou1 sunshine princess football baseball superman trustno1 welcome1 welcome123 whatever starwars
computer corvette michelle jennifer danielle princess1 charlie1 jessica1 michael1 football1 baseball1 superman1
batman123 dragon123 monkey123 master123 shadow123 killer123 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop
qwertzui qwertz123 qwertzuiop asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123 abcd1234 abc12345 abc123456
abcdefgh abcdefg1 a1b2c3d4 a123456789 aa123456 aa12345678 123456aa 123456abc 123qweasd 123qwe123 qwe123456
1234qwer 12345qwert 12345abc 1234abcd 123123123 12341234 11223344 112233445566 12121212 123321123 87654321
987654321 9876543210 0987654321 147258369 159357456 789456123 741852963 123454321 100200300 10203040 102030405
20202020 01012000 01011980 31415926 changeme changeme1 changeme123 letmein1 letmein123 administrator admin123
admin1234 admin12345 adminadmin rootroot root1234 toor1234 test1234 test12345 testtest testing123 tester123
guest123 user1234 username default1 default123 temp1234 temppass secret123 secret12 mysecret topsecret
security system32 internet internet1 computer1 samsung1 samsung123 google123 facebook facebook1 linkedin twitter1
instagram microsoft windows10 windows7 windows123 minecraft pokemon1 pokemon123 fortnite roblox123 playstation
nintendo chocolate blink182 metallica nirvana1 slipknot beautiful butterfly spiderman barcelona liverpool
liverpool1 chelsea1 manchester arsenal1 juventus realmadrid bayern123 fcbayern borussia schalke04 hamburg1
berlin123 muenchen schatz123 schatzi1 ichliebedich hallo123 hallo1234 hallohallo willkommen willkommen1 sommer2020
sommer2021 sommer2022 sommer2023 sommer2024 sommer2025 winter2020 winter2021 winter2022 winter2023 winter2024
winter2025 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 spring2024 spring2025 autumn2024
herbst2024 fruehling1 frankfurt schweiz1 schweiz123 zuerich1 zuerich123 genf1234 switzerland germany1 deutschland
motdepasse azertyuiop azerty123 azerty12 bonjour1 bonjour123 jetaime1 soleil123 doudou123 chouchou contrasena
contraseña teamo123 hola1234 ciaociao juventus1 ciao1234 password0 password01 password2 password3 password!
password1! password123! passw0rd1 passw0rd! passw0rd123 p@ssw0rd1 p@ssw0rd123 pa55word pa55w0rd welcome1! welcome2
welcome01 letmein! monkey12 dragon12 master12 freedom1 jordan23 michael123 jessica123 ashley123 amanda123
andrew123 daniel123 charlie123 thomas123 robert123 george123 martin123 nicole123 hannah123 sophie123 anthony1
jonathan alexander alexandra christian christopher elizabeth benjamin stephanie sebastian veronica victoria
katharina caroline patricia margaret samantha brittany cristina gabriela fernando francisco alejandro mercedes
porsche911 ferrari1 lamborghini motorola blackberry snowball snoopy12 scooby12 mustang1 harley12 hunter12 hunter123
ranger12 rangers1 lakers24 yankees1 cowboys1 steelers eagles12 packers1 raiders1 redskins dolphins patriots
tinkerbell cinderella pumpkin1 cheese12 cookie12 peanut12 pepper12 ginger12 bananas1 strawberry blueberry
lovelove loveyou1 loveme123 iloveyou2 iloveyou123 forever1 forever21 babygirl babygirl1 sweetheart sweetie1 angel123
jesus123 jesuschrist blessed1 godisgood hello123 hello1234 hellohello helloworld goodluck midnight midnight1
mountain firebird thunder1 scorpion scorpio1 phoenix1 warrior1 gangster blackcat whiteboy redneck1 trustme1
fuckyou1 fuckyou2 fuckyou123 asshole1 bullshit killer12 zxcvbnm, 1234567890a 0123456789 1234567a 12345678a
123456789a 123456789q 1234567890q a12345678 q12345678 q123456789 qq123456 qqww1122 woaini1314 5201314520 dossier1
dossier123`.split(/\s+/),
);
