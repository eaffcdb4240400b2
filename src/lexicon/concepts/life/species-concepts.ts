/** More plants, animals, illnesses and instruments: English; German; French; Italian; Spanish, words parted by bars. */
export const speciesConcepts = `
larch ; Lärche ; mélèze ; larice ; alerce
lime tree|linden ; Linde ; tilleul ; tiglio ; tilo
elm ; Ulme ; orme ; olmo ; olmo
ash tree ; Esche ; frêne ; frassino ; fresno
poplar ; Pappel ; peuplier ; pioppo ; álamo
cedar ; Zeder ; cèdre ; cedro ; cedro
lavender ; Lavendel ; lavande ; lavanda ; lavanda
poppy ; Mohn|Mohnblume ; coquelicot|pavot ; papavero ; amapola
geranium ; Geranie ; géranium ; geranio ; geranio
heather ; Heidekraut ; bruyère ; erica ; brezo
laurel ; Lorbeer ; laurier ; alloro ; laurel
sage herb ; Salbei ; sauge ; salvia ; salvia
rosemary ; Rosmarin ; romarin ; rosmarino ; romero
basil ; Basilikum ; basilic ; basilico ; albahaca
oregano ; Oregano ; origan ; origano ; orégano
cinnamon ; Zimt ; cannelle ; cannella ; canela
nutmeg ; Muskatnuss ; noix de muscade|muscade ; noce moscata ; nuez moscada
gooseberry|currant ; Stachelbeere|Johannisbeere ; groseille ; ribes|uva spina ; grosella
chickpea ; Kichererbse ; pois chiche ; ceci ; garbanzo
aubergine|eggplant ; Aubergine ; aubergine ; melanzana ; berenjena
artichoke ; Artischocke ; artichaut ; carciofo ; alcachofa
fennel ; Fenchel ; fenouil ; finocchio ; hinojo
turnip ; Steckrübe|Rübe ; navet ; rapa ; nabo
sweet potato ; Süsskartoffel|Süßkartoffel ; patate douce ; patata dolce ; batata|boniato
avocado ; Avocado ; avocat fruit ; avocado ; aguacate
kiwi fruit ; Kiwi ; kiwi ; kiwi ; kiwi
pomegranate ; Granatapfel ; grenade fruit ; melograno|melagrana ; granada fruta
peacock ; Pfau ; paon ; pavone ; pavo real
pheasant ; Fasan ; faisan ; fagiano ; faisán
partridge ; Rebhuhn ; perdrix ; pernice ; perdiz
quail ; Wachtel ; caille ; quaglia ; codorniz
pelican ; Pelikan ; pélican ; pellicano ; pelícano
woodpecker ; Specht ; pic-vert|pivert ; picchio ; pájaro carpintero
blackbird ; Amsel ; merle ; merlo ; mirlo
robin ; Rotkehlchen ; rouge-gorge ; pettirosso ; petirrojo
cuckoo ; Kuckuck ; coucou ; cuculo ; cuco
bat animal ; Fledermaus ; chauve-souris ; pipistrello ; murciélago
weasel|marten ; Wiesel|Marder ; belette|martre|fouine ; donnola|martora|faina ; comadreja
mole animal ; Maulwurf ; taupe ; talpa ; topo animal
seal animal|walrus ; Robbe|Seehund|Walross ; phoque|morse ; tricheco ; foca|morsa
polar bear ; Eisbär ; ours polaire|ours blanc ; orso polare|orso bianco ; oso polar
chamois|ibex ; Gämse|Steinbock ; chamois|bouquetin ; camoscio|stambecco ; rebeco|íbice
caterpillar ; Raupe ; chenille ; bruco ; oruga
larva ; Larve ; larve ; larva ; larva
dragonfly ; Libelle ; libellule ; libellula ; libélula
ladybird ; Marienkäfer ; coccinelle ; coccinella ; mariquita
termite ; Termite ; termite ; termite ; termita
carp|pike|perch ; Karpfen|Hecht|Egli|Barsch ; carpe|brochet|perche ; carpa|luccio|pesce persico ; carpa|lucio|perca
osteoporosis ; Osteoporose ; ostéoporose ; osteoporosi ; osteoporosis
sinusitis ; Nasennebenhöhlenentzündung|Sinusitis ; sinusite ; sinusite ; sinusitis
gastritis ; Gastritis|Magenschleimhautentzündung ; gastrite ; gastrite ; gastritis
sepsis|blood poisoning ; Blutvergiftung|Sepsis ; septicémie ; setticemia|sepsi ; septicemia|sepsis
appendicitis|appendix of the body ; Blinddarm|Blinddarmentzündung ; appendicite|appendice ; appendicite ; apendicitis
concussion ; Gehirnerschütterung ; commotion cérébrale ; commozione cerebrale ; conmoción cerebral
hay fever|pollen allergy ; Heuschnupfen|Pollenallergie ; rhume des foins|allergie au pollen ; raffreddore da fieno|allergia al polline ; fiebre del heno|alergia al polen
scarlet fever ; Scharlach ; scarlatine ; scarlattina ; escarlatina
whooping cough ; Keuchhusten ; coqueluche ; pertosse ; tos ferina
endoscopy|colonoscopy ; Endoskopie|Darmspiegelung ; endoscopie|coloscopie ; endoscopia|colonscopia ; endoscopia|colonoscopia
dialysis ; Dialyse ; dialyse ; dialisi ; diálisis
hearing loss|tinnitus ; Hörverlust|Gehörverlust|Tinnitus ; perte auditive|acouphène ; perdita dell'udito|acufene ; pérdida auditiva|acúfeno
autism|autistic ; Autismus|autistisch ; autisme|autiste ; autismo|autistico ; autismo|autista
eating disorder|anorexia|bulimia ; Essstörung|Magersucht|Bulimie ; trouble alimentaire|anorexie|boulimie ; disturbo alimentare|anoressia|bulimia ; trastorno alimentario|anorexia|bulimia
sleeping pill ; Schlafmittel|Schlaftablette ; somnifère ; sonnifero ; somnífero
adhesive plaster|sticking plaster ; Heftpflaster|Pflaster ; sparadrap ; cerotto ; curita
accordion ; Akkordeon|Handorgel ; accordéon ; fisarmonica ; acordeón
organ of a church|organist ; Kirchenorgel|Orgel|Organist ; orgue ; organo da chiesa ; órgano de iglesia
trombone ; Posaune ; trombone ; trombone ; trombón
tuba ; Tuba ; tuba ; tuba ; tuba
brass band|marching band ; Blasmusik|Musikgesellschaft|Blaskapelle ; fanfare|harmonie musicale ; banda musicale|banda di ottoni|fanfara ; banda de música|charanga
sheet music|musical score ; Notenblatt|Partitur|Musiknoten ; partition musicale|partition ; spartito|partitura ; partitura
skittles ; Kegeln|Bowling|Kegelbahn ; quilles|bowling ; birilli|bowling ; bolos
archery ; Bogenschiessen ; tir à l'arc ; tiro con l'arco ; tiro con arco
fencing sport ; Fechten ; escrime ; scherma ; esgrima
shooting range|rifle club ; Schiessstand|Schützenverein|Schiessanlage ; stand de tir|société de tir ; poligono di tiro|società di tiro ; campo de tiro|club de tiro
table tennis ; Tischtennis ; tennis de table ; tennis da tavolo ; tenis de mesa
badminton ; Badminton ; badminton ; badminton ; bádminton
squash ; Squash ; squash ; squash ; squash
`;
