/** Animals, plants and what is eaten: English; German; French; Italian; Spanish, words parted by bars. */
export const livingConcepts = `
ape|monkey|gorilla ; Affe|Gorilla ; singe|gorille ; scimmia|gorilla ; mono animal|simio|gorila
ant ; Ameise ; fourmi ; formica ; hormiga
badger ; Dachs ; blaireau ; tasso animale ; tejón
beaver ; Biber ; castor ; castoro ; castor
bee|beehive|beekeeper|beekeeping ; Biene|Bienenstock|Imker|Imkerei ; abeille|ruche|apiculteur|apiculture ; ape|alveare|apicoltore|apicoltura ; abeja|colmena|apicultor|apicultura
beetle ; Käfer ; coléoptère|scarabée ; coleottero|scarabeo ; escarabajo
bird ; Vogel|Vögel ; oiseau|oiseaux ; uccello|uccelli ; pájaro|ave
calf|calves ; Kalb|Kälber ; veau|veaux ; vitello ; ternero|becerro
camel ; Kamel ; chameau ; cammello ; camello
cat|kitten ; Katze|Kater|Kätzchen ; chat|chaton|chatte ; gatto|gattino ; gato|gatito
cockroach ; Kakerlake|Schabe ; cafard|blatte ; scarafaggio|blatta ; cucaracha
crab|lobster|crustacean ; Krabbe|Hummer|Krebstier|Krustentiere ; crabe|homard|crustacé ; granchio|aragosta|crostaceo ; cangrejo|langosta|crustáceo
crocodile ; Krokodil ; crocodile ; coccodrillo ; cocodrilo
crow ; Krähe ; corneille ; cornacchia ; corneja
raven ; Rabe ; corbeau ; corvo ; cuervo
dinosaur ; Dinosaurier ; dinosaure ; dinosauro ; dinosaurio
dog|puppy ; Hund|Hunde|Welpe ; chien|chienne|chiot ; cane|cucciolo ; perro|cachorro
dolphin ; Delfin|Delphin ; dauphin ; delfino ; delfín
duck ; Ente ; canard ; anatra ; pato
eagle ; Adler ; aigle ; aquila ; águila
eel ; Aal ; anguille ; anguilla ; anguila
elephant ; Elefant ; éléphant ; elefante ; elefante
falcon|hawk|bird of prey ; Falke|Habicht|Greifvogel ; faucon|épervier|rapace ; sparviere|rapace ; halcón|ave rapaz
fox ; Fuchs ; renard ; volpe ; zorro
frog ; Frosch ; grenouille ; rana ; rana
toad ; Kröte ; crapaud ; rospo ; sapo
giraffe ; Giraffe ; girafe ; giraffa ; jirafa
goat ; Ziege|Geiss ; chèvre ; capra ; cabra
goose|geese ; Gans|Gänse ; oie ; oca ; ganso|oca
hamster ; Hamster ; hamster ; criceto ; hámster
guinea pig ; Meerschweinchen ; cochon d'Inde ; porcellino d'India ; conejillo de Indias|cobaya
hare ; Hase ; lièvre ; lepre ; liebre
rabbit ; Kaninchen ; lapin ; coniglio ; conejo
hedgehog ; Igel ; hérisson ; riccio ; erizo
herd|flock ; Herde|Rudel|Schwarm ; troupeau|bande d'oiseaux|essaim ; gregge|mandria|sciame|stormo ; rebaño|bandada|enjambre
horse|pony|mare|stallion ; Pferd|Pony|Stute|Hengst ; cheval|chevaux|poney|jument ; cavallo|pony|cavalla ; caballo|poni|yegua
insect ; Insekt|Insekten ; insecte ; insetto ; insecto
jellyfish ; Qualle ; méduse ; medusa ; medusa
lamb ; Lamm|Lämmer ; agneau ; agnello ; cordero
lion ; Löwe ; lion ; leone ; león
tiger ; Tiger ; tigre ; tigre ; tigre
leopard ; Leopard ; léopard ; leopardo ; leopardo
lizard ; Eidechse|Echse ; lézard ; lucertola ; lagarto|lagartija
lynx ; Luchs ; lynx ; lince ; lince
mammal ; Säugetier ; mammifère ; mammifero ; mamífero
marmot ; Murmeltier ; marmotte ; marmotta ; marmota
mosquito|gnat ; Mücke|Stechmücke|Moskito ; moustique|moucheron ; zanzara ; mosquito|zancudo
mouse|mice|rat|rodent ; Maus|Mäuse|Ratte|Nagetier ; souris animale|rongeur ; topo|ratto|roditore ; ratón animal|rata|roedor
mussel|oyster|shellfish ; Muschel|Auster|Meeresfrüchte ; moule|huître|coquillage|fruits de mer ; cozza|ostrica|molluschi|frutti di mare ; mejillón|ostra|marisco
octopus|squid ; Tintenfisch|Krake|Oktopus ; poulpe|pieuvre|calamar ; polpo|calamaro|piovra ; pulpo|calamar
ostrich ; Strauss Vogel ; autruche ; struzzo ; avestruz
otter ; Otter|Fischotter ; loutre ; lontra ; nutria
owl ; Eule|Uhu ; hibou|chouette ; gufo|civetta ; búho|lechuza
parrot|budgerigar ; Papagei|Wellensittich ; perroquet|perruche ; pappagallo ; loro|periquito
penguin ; Pinguin ; manchot|pingouin ; pinguino ; pingüino
pest|vermin|pest control ; Schädling|Ungeziefer|Schädlingsbekämpfung ; nuisible|vermine|lutte contre les nuisibles ; infestante|parassiti della casa|disinfestazione ; plaga|alimaña|control de plagas
pigeon|dove ; Taube|Tauben ; pigeon|colombe ; piccione|colomba ; paloma
predator ; Raubtier|Fressfeind ; prédateur ; predatore ; depredador
reptile ; Reptil|Reptilien ; reptile ; rettile ; reptil
salmon ; Lachs ; saumon ; salmone ; salmón
trout ; Forelle ; truite ; trota ; trucha
tuna ; Thunfisch ; thon ; tonno ; atún
seagull|gull ; Möwe ; mouette|goéland ; gabbiano ; gaviota
shark ; Hai|Haifisch ; requin ; squalo ; tiburón
shrimp|prawn ; Garnele|Crevette ; crevette ; gambero|gamberetto ; gamba|camarón|langostino
snail|slug ; Schnecke ; escargot|limace ; lumaca|chiocciola ; caracol|babosa
snake|viper|serpent ; Schlange|Viper|Natter ; serpent|vipère|couleuvre ; serpente|vipera|biscia ; serpiente|víbora|culebra
sparrow ; Spatz|Sperling ; moineau ; passero ; gorrión
swallow bird ; Schwalbe ; hirondelle ; rondine ; golondrina
spider ; Spinne ; araignée ; ragno ; araña
squirrel ; Eichhörnchen ; écureuil ; scoiattolo ; ardilla
stork ; Storch ; cigogne ; cicogna ; cigüeña
swan ; Schwan ; cygne ; cigno ; cisne
turkey bird ; Truthahn|Pute ; dinde|dindon ; tacchino ; pavo
turtle|tortoise ; Schildkröte ; tortue ; tartaruga ; tortuga
vulture ; Geier ; vautour ; avvoltoio ; buitre
whale ; Wal|Wale ; baleine ; balena ; ballena
wild boar ; Wildschwein ; sanglier ; cinghiale ; jabalí
wolf|wolves ; Wolf|Wölfe ; loup ; lupo|lupi ; lobo
bear animal|brown bear ; Bär|Bären|Braunbär ; ours ; orso ; oso
worm|earthworm ; Wurm|Regenwurm ; ver de terre ; verme|lombrico ; gusano|lombriz
zebra ; Zebra ; zèbre ; zebra ; cebra
zoo|zoological garden ; Zoo|Tierpark ; zoo|jardin zoologique ; zoo|giardino zoologico ; zoo|zoológico
aquarium ; Aquarium ; aquarium ; acquario ; acuario
cage ; Käfig ; cage ; gabbia ; jaula
claw|paw ; Kralle|Pfote|Tatze ; patte ; artiglio|zampa ; garra|pata de animal|zarpa
feather ; Feder|Federn ; plume ; piuma|penna d'uccello ; pluma de ave
fur ; Fell|Pelz ; fourrure|pelage ; pelliccia|pelo animale ; pelaje
horn of animal ; Horn|Geweih ; corne|bois de cerf ; corno|corna ; cuerno|asta
hoof|hooves ; Huf|Hufe ; sabot du cheval ; zoccolo ; pezuña|casco de caballo
nest ; Nest ; nid ; nido ; nido
tail ; Schwanz|Schweif ; queue d'animal ; coda di animale ; cola de animal|rabo
wing ; Flügel ; aile ; ala|ali ; ala
shell ; Muschelschale|Panzer der Schildkröte ; coquille ; guscio|conchiglia ; concha|caparazón
dog tax|dog licence ; Hundesteuer|Hundetaxe ; impôt sur les chiens|taxe canine ; tassa sui cani ; impuesto sobre perros
leash|on a lead ; Leine|angeleint|Leinenpflicht ; laisse|tenir en laisse ; guinzaglio ; correa de perro
animal shelter|stray animal ; Tierheim|streunend ; refuge pour animaux|animal errant ; rifugio per animali|canile|randagio ; refugio de animales|perrera|callejero
animal breeding|breed animals|breeder ; Tierzucht|Züchter|züchten ; élevage|éleveur|élever des animaux ; allevare animali ; cría de animales|criador
algae|seaweed ; Algen|Alge|Seetang ; algue ; alga|alghe ; alga
almond ; Mandel Nuss|Mandeln ; amande ; mandorla ; almendra
apple ; Apfel|Äpfel ; pomme ; mela ; manzana
apricot ; Aprikose|Marille ; abricot ; albicocca ; albaricoque
asparagus ; Spargel|Spargeln ; asperge ; asparago ; espárrago
banana ; Banane ; banane ; banana ; plátano|banana
barley ; Gerste ; orge ; orzo ; cebada
bean ; Bohne|Bohnen ; haricot|fève ; fagiolo|fagioli ; judía|frijol|alubia
beech ; Buche ; hêtre ; faggio ; haya
beetroot ; Rote Bete|Rande|Randen ; betterave ; barbabietola ; remolacha
berry|berries ; Beere|Beeren ; baie|petit fruit ; bacca|frutti di bosco ; baya|frutos rojos
birch ; Birke ; bouleau ; betulla ; abedul
blueberry|bilberry ; Heidelbeere|Blaubeere ; myrtille ; mirtillo ; arándano
broccoli ; Brokkoli ; brocoli ; broccoli ; brócoli
cauliflower ; Blumenkohl ; chou-fleur ; cavolfiore ; coliflor
bush|shrub ; Busch|Strauch|Sträucher ; buisson|arbuste ; cespuglio|arbusto ; arbusto|matorral
cabbage ; Kohl|Weisskohl ; chou ; cavolo ; col|repollo
cactus ; Kaktus ; cactus ; cactus ; cactus
carrot ; Karotte|Möhre|Rüebli ; carotte ; carota ; zanahoria
celery ; Sellerie ; céleri ; sedano ; apio
cherry ; Kirsche|Kirschen ; cerise ; ciliegia ; cereza
chestnut ; Kastanie|Marroni ; châtaigne|marron ; castagna ; castaña
coconut ; Kokosnuss ; noix de coco ; noce di cocco ; coco
courgette|zucchini ; Zucchini|Zucchetti ; courgette ; zucchina ; calabacín
cucumber|gherkin ; Gurke|Essiggurke ; concombre|cornichon ; cetriolo ; pepino
fir|spruce|conifer ; Tanne|Fichte|Nadelbaum ; sapin|épicéa|conifère ; abete|conifera ; abeto|conífera
fern ; Farn ; fougère ; felce ; helecho
moss ; Moos ; mousse végétale ; muschio ; musgo
lichen ; Flechte ; lichen ; lichene ; liquen
fig ; Feige ; figue ; fico ; higo
flower ; Blume|Blumen ; floral ; floreale ; flor|floral
fungus|fungi|mushroom ; Pilz|Pilze|Champignon ; champignon ; fungo|funghi ; hongo|seta|champiñón
garlic ; Knoblauch ; ail ; aglio ; ajo
ginger ; Ingwer ; gingembre ; zenzero ; jengibre
grape|grapes ; Traube|Trauben|Weintraube ; raisin ; uva ; uva
grass|lawn|turf ; Gras|Rasen|Wiese ; herbe|gazon|pelouse|pré ; erba|prato ; hierba|césped|prado
hazelnut ; Haselnuss ; noisette ; nocciola ; avellana
hedge ; Hecke ; haie ; siepe ; seto
herb|herbs ; Kraut|Kräuter|Küchenkräuter ; fines herbes|herbe aromatique ; erba aromatica|erbe ; hierba aromática
ivy ; Efeu ; lierre ; edera ; hiedra
leaf|leaves of a tree|foliage ; Blatt|Laub|Blätter ; feuille d'arbre|feuillage ; foglia|foglie|fogliame ; hoja de árbol|follaje
leek ; Lauch ; poireau ; porro ; puerro
lemon|lime fruit ; Zitrone|Limette ; citron|citron vert ; limone|lime ; limón|lima fruta
lentil|lentils ; Linse Hülsenfrucht|Linsen ; lentille|lentilles ; lenticchia|lenticchie ; lenteja
lettuce ; Kopfsalat|Lattich ; laitue ; lattuga ; lechuga
maize|sweetcorn ; Mais ; maïs ; mais|granoturco ; maíz
maple ; Ahorn ; érable ; acero albero ; arce
nettle ; Brennnessel ; ortie ; ortica ; ortiga
thistle ; Distel ; chardon ; cardo ; cardo
nut|nuts ; Nuss|Nüsse ; noix|fruits à coque ; frutta a guscio ; nuez|frutos secos|frutos de cáscara
oak ; Eiche ; chêne ; quercia|rovere ; roble|encina
oats ; Hafer|Haferflocken ; avoine|flocons d'avoine ; avena|fiocchi d'avena ; avena
olive ; Olive|Oliven ; olive|olivier ; oliva|olivo ; aceituna|oliva|olivo
onion ; Zwiebel ; oignon ; cipolla ; cebolla
orange fruit|oranges ; Orange|Apfelsine|Orangen ; une orange|oranges ; arancia|arance ; naranja fruta|naranjas
orchard ; Obstgarten|Obstplantage ; verger ; frutteto ; huerto de frutales
parsley ; Petersilie ; persil ; prezzemolo ; perejil
pea|peas ; Erbse|Erbsen ; petit pois|petits pois ; pisello|piselli ; guisante|arveja
peach ; Pfirsich ; pêche fruit ; pesca frutto ; melocotón|durazno
peanut|peanuts ; Erdnuss|Erdnüsse ; cacahuète|arachide ; arachide ; cacahuete
pear ; Birne|Birnen ; poire ; pera ; pera
pepper spice ; Pfeffer ; poivre ; pepe ; pimienta
bell pepper|sweet pepper ; Paprika|Peperoni ; poivron ; peperone ; pimiento
pine ; Kiefer Baum|Föhre ; pin ; pino ; pino
pineapple ; Ananas ; ananas ; ananas ; ananá
plum|prune ; Pflaume|Zwetschge ; prune|pruneau ; prugna|susina ; ciruela
pollen|pollinate|pollination ; Pollen|Blütenstaub|bestäuben|Bestäubung ; pollen|polliniser|pollinisation ; polline|impollinare|impollinazione ; polen|polinizar|polinización
pumpkin|squash ; Kürbis ; courge|citrouille|potiron ; zucca ; calabaza
radish ; Radieschen|Rettich ; radis ; ravanello ; rábano
raisin|sultana ; Rosine|Rosinen ; raisins secs ; uva passa|uvetta ; uvas pasas
raspberry ; Himbeere ; framboise ; lampone ; frambuesa
blackberry ; Brombeere ; mûre ; mora ; zarzamora
reed|cane ; Schilf|Rohr Pflanze ; roseau ; canna palustre ; caña|junco
rice ; Reis ; riz ; riso ; arroz
rose flower|roses ; Rose|Rosen ; une rose|roses|rosier ; rosa fiore|rose ; rosa flor|rosal
rye ; Roggen ; seigle ; segale ; centeno
sesame ; Sesam ; sésame ; sesamo ; sésamo
soya|soy|soybean ; Soja|Sojabohne ; soja ; soia ; soja|soya
spinach ; Spinat ; épinard ; spinaci ; espinaca
strawberry ; Erdbeere ; fraise ; fragola ; fresa|frutilla
sunflower ; Sonnenblume ; tournesol ; girasole ; girasol
tangerine|mandarin ; Mandarine ; mandarine ; mandarino ; mandarina
thorn ; Dorn|Dornen ; épine ; spina di rosa ; espina
tomato ; Tomate|Paradeiser ; tomate ; pomodoro ; tomate
tree ; Baum|Bäume ; arbre ; albero|alberi ; árbol
tree felling|fell a tree|cut down a tree ; Baum fällen|Baumfällung|Fällung|Rodung ; abattre un arbre|abattage d'arbres|défrichement ; abbattere un albero|abbattimento di alberi|dissodamento ; talar un árbol|tala de árboles
trunk of a tree ; Baumstamm|Stamm ; tronc ; tronco ; tronco
branch of a tree|twig|bough ; Ast|Äste|Zweig ; branche d'arbre|rameau ; ramo d'albero|ramoscello ; rama de árbol|ramita
bark of a tree ; Baumrinde|Rinde ; écorce ; corteccia ; corteza
root|roots ; Wurzel|Wurzeln ; racine ; radice|radici ; raíz|raíces
tulip ; Tulpe ; tulipe ; tulipano ; tulipán
lily ; Lilie ; lys ; giglio ; lirio
orchid ; Orchidee ; orchidée ; orchidea ; orquídea
vanilla ; Vanille ; vanille ; vaniglia ; vainilla
walnut ; Walnuss|Baumnuss ; noix de noyer|noyer ; noce del noce ; nogal
weed|weeds|herbicide|weedkiller ; Unkraut|Unkrautvertilger|Herbizid ; mauvaise herbe|désherbant|herbicide ; erbaccia|erbicida|diserbante ; mala hierba|herbicida|maleza
willow ; Weide Baum|Trauerweide ; saule ; salice ; sauce
biodiversity|endangered species|threatened species ; Biodiversität|Artenvielfalt|bedrohte Art ; biodiversité|espèce menacée ; biodiversità|specie minacciata ; biodiversidad|especie amenazada
deforestation ; Abholzung|Entwaldung ; déforestation|déboisement ; deforestazione|disboscamento ; deforestación
game hunting season|closed season ; Jagdzeit|Schonzeit ; période de chasse|période de protection du gibier ; stagione di caccia|periodo di protezione ; temporada de caza|veda
bacon|ham ; Speck|Schinken ; lard|jambon ; pancetta|prosciutto|speck ; tocino|jamón|beicon
beef ; Rindfleisch ; viande de bœuf ; carne di manzo ; carne de vaca
veal ; Kalbfleisch ; viande de veau ; carne di vitello ; carne de ternera
pork ; Schweinefleisch ; viande de porc|porc ; carne di maiale|maiale ; carne de cerdo|cerdo
sausage|salami ; Wurst|Würste|Salami|Cervelat ; saucisse|saucisson|salami ; salsiccia|salame ; salchicha|salchichón|embutido
biscuit|cookie ; Keks|Guetzli|Plätzchen ; biscuit|gâteau sec ; biscotto ; galleta
broth|soup|stew ; Suppe|Bouillon|Eintopf ; soupe|bouillon|potage|ragoût ; zuppa|minestra|brodo|stufato ; sopa|caldo|guiso|estofado
butter ; Butter ; beurre ; burro da tavola ; mantequilla
margarine ; Margarine ; margarine ; margarina ; margarina
cake|pie|tart|pastry ; Kuchen|Torte ; gâteau|tarte|pâtisserie ; torta|dolci|pasticceria|crostata ; pastel|tarta|bizcocho|pastelería
candy|confectionery ; Süssigkeit|Süßigkeit|Süssigkeiten|Bonbon|Süsswaren ; bonbon|friandise|confiserie ; caramella|dolciumi ; caramelo|golosina|confitería
chips|crisps|French fries ; Pommes frites|Chips ; chips ; patatine fritte|patatine ; patatas fritas
chocolate ; Schokolade ; chocolat ; cioccolato ; chocolate
cocoa ; Kakao ; cacao ; cacao ; cacao
coffee ; Kaffee ; café ; caffè ; café
tea ; Tee ; thé ; tè ; té
beer|brewery|brew ; Bier|Brauerei|brauen ; bière|brasserie|brasser ; birra|birrificio ; cerveza|cervecería
champagne|sparkling wine ; Champagner|Sekt|Schaumwein ; champagne|vin mousseux ; spumante|champagne ; champán|vino espumoso
whisky ; Schnaps ; spiritueux ; superalcolici ; licor
vodka ; Spirituosen ; eau-de-vie ; acquavite ; bebidas espirituosas
spirits ; Whisky ; whisky ; whisky ; aguardiente
liquor ; Wodka ; vodka ; vodka ; whisky
cream ; Rahm|Sahne ; crème ; panna ; nata|crema de leche
dessert ; Dessert|Nachtisch|Nachspeise ; dessert ; dessert ; postre
starter|appetiser ; Vorspeise ; entrée du repas|hors-d'œuvre ; antipasto ; entrante|entremés
main course ; Hauptgang|Hauptgericht|Hauptspeise ; plat principal ; piatto principale|secondo piatto ; plato principal|segundo plato
dough|yeast ; Teig|Hefe ; pâte à pain|levure ; impasto ; masa|levadura
honey ; Honig ; miel ; miele ; miel
ice cream ; Glace|Eiscreme|Speiseeis ; crème glacée|glace à manger ; gelato ; helado
jam|marmalade ; Konfitüre|Marmelade ; confiture|marmelade ; marmellata|confettura ; mermelada
juice ; Saft|Säfte|Fruchtsaft ; jus ; succo ; zumo|jugo
lemonade|soft drink|soda ; Limonade|Süssgetränk|Softdrink ; limonade|boisson gazeuse|boisson sucrée ; bibita|gassosa ; refresco|gaseosa
mustard ; Senf ; moutarde ; senape ; mostaza
mayonnaise ; Mayonnaise ; mayonnaise ; maionese ; mayonesa
ketchup ; Ketchup ; ketchup ; ketchup ; kétchup
noodle|pasta|spaghetti ; Nudeln|Teigwaren|Pasta|Spaghetti ; pâtes alimentaires|nouilles|spaghetti ; pasta alimentare|spaghetti|tagliatelle ; fideos|pasta alimenticia|espaguetis
oil|olive oil|cooking oil ; Öl|Olivenöl|Speiseöl ; huile|huile d'olive ; olio|olio d'oliva ; aceite|aceite de oliva
pizza ; Pizza ; pizza ; pizza ; pizza
porridge|muesli|cereals ; Müesli|Müsli|Brei ; muesli|céréales du matin ; pappa d'avena|muesli ; gachas|muesli
roast ; Braten|geröstet ; rôti|rôtir ; arrosto|arrostire ; asado|asar
salad ; Salat ; salade ; insalata ; ensalada
sandwich ; Sandwich|belegtes Brot|Brötchen ; sandwich|canapé à manger ; panino|tramezzino ; bocadillo|sándwich
sauce|gravy ; Sauce|Soße|Sosse ; sauce ; salsa|sugo ; salsa
spice|seasoning|saffron|thyme ; Gewürz|Gewürze|würzen|Safran|Thymian ; assaisonnement|safran|thym ; condimento|zafferano|timo ; especia|condimento|azafrán|tomillo
steak ; Steak ; steak|bifteck ; bistecca ; filete|bistec
sweetener ; Süssstoff|Süßstoff|Süssungsmittel ; édulcorant ; dolcificante|edulcorante ; edulcorante
toast ; Toast|Toastbrot ; pain grillé|toast ; pane tostato|toast ; tostada|pan tostado
vinegar ; Essig ; vinaigre ; aceto ; vinagre
yogurt|yoghurt|curd cheese ; Joghurt|Quark ; yaourt|yogourt|séré|fromage blanc ; yogurt|ricotta ; yogur|requesón
egg yolk|egg white ; Eigelb|Eiweiss vom Ei ; jaune d'œuf|blanc d'œuf ; tuorlo|albume ; yema de huevo|clara de huevo
gluten-free|gluten|coeliac ; glutenfrei|Gluten|Zöliakie ; sans gluten|gluten|cœliaque ; senza glutine|glutine|celiaco ; sin gluten|gluten|celíaco
lactose-free|lactose|lactose intolerance ; laktosefrei|Laktose|Laktoseintoleranz ; sans lactose|lactose|intolérance au lactose ; senza lattosio|lattosio|intolleranza al lattosio ; sin lactosa|lactosa|intolerancia a la lactosa
appetite ; Appetit ; appétit ; appetito ; apetito
picnic ; Picknick ; pique-nique ; picnic ; pícnic|merienda campestre
takeaway|takeout|food delivery ; Take-away|zum Mitnehmen|Essenslieferung ; à l'emporter|livraison de repas ; da asporto|consegna di cibo ; para llevar|comida a domicilio
caffeine|energy drink ; Koffein|Energydrink ; caféine|boisson énergisante ; caffeina|bevanda energetica ; cafeína|bebida energética
farming season|growing season ; Anbauzeit|Vegetationszeit ; période de végétation|saison de culture ; periodo vegetativo|stagione colturale ; período vegetativo|temporada de cultivo
manure|compost|slurry ; Mist|Kompost|Gülle|Jauche ; fumier|compost|lisier ; letame|compost|liquame ; estiércol|compost|purín
barn|shed ; Scheune|Schuppen|Schopf ; grange|remise|cabanon ; fienile|granaio|capanno ; granero|cobertizo
shepherd ; Hirt|Hirte|Schäfer ; berger ; pastore di pecore ; pastor de ovejas
gardener|gardening|horticulture ; Gärtner|Gärtnerin|Gartenarbeit|Gartenbau ; jardinier|jardinage|horticulture ; giardiniere|giardinaggio|orticoltura ; jardinero|jardinería|horticultura
florist|bouquet ; Florist|Blumenladen|Blumenstrauss ; fleuriste|bouquet ; fioraio|fiorista|mazzo di fiori ; florista|floristería|ramo de flores
bull ; Stier|Bulle ; taureau ; toro ; toro
ox|oxen ; Ochse|Ochsen ; bœuf ; bue|buoi ; buey
stag|red deer ; Hirsch ; cerf ; cervo ; ciervo
roe deer ; Reh|Rehe ; chevreuil ; capriolo ; corzo
donkey ; Esel ; âne ; asino ; burro|asno
mule ; Maultier ; mulet ; mulo ; mulo
flea ; Floh|Flöhe ; puce ; pulce ; pulga
louse|lice ; Laus|Läuse ; pou|poux ; pidocchio|pidocchi ; piojo
rhinoceros ; Nashorn ; rhinocéros ; rinoceronte ; rinoceronte
hippopotamus ; Nilpferd|Flusspferd ; hippopotame ; ippopotamo ; hipopótamo
cod ; Kabeljau|Dorsch ; cabillaud|morue ; merluzzo ; bacalao
herring ; Hering ; hareng ; aringa ; arenque
sardine ; Sardine ; sardine ; sardina ; sardina
wasp ; Wespe|Wespennest ; guêpe ; vespa ; avispa
hornet ; Hornisse ; frelon ; calabrone ; avispón
diamond ; Diamant ; diamant ; diamante ; diamante
emerald ; Smaragd ; émeraude ; smeraldo ; esmeralda
ruby ; Rubin ; rubis ; rubino ; rubí
gem|precious stone ; Edelstein ; pierre précieuse ; pietra preziosa|gemma ; piedra preciosa|gema
`;
