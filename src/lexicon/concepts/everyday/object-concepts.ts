/** Things, materials and tools: English; German; French; Italian; Spanish, words parted by bars. */
export const objectConcepts = `
album ; Album ; album ; album ; álbum
aluminium|aluminum ; Aluminium ; aluminium ; alluminio ; aluminio
amplifier ; Verstärker Gerät ; amplificateur ; amplificatore ; amplificador
anchor ; Anker ; ancre ; ancora della nave ; ancla
antenna|aerial ; Antenne ; antenne ; antenna ; antena
apron ; Schürze ; tablier ; grembiule ; delantal
armchair ; Sessel|Lehnstuhl ; fauteuil ; poltrona ; sillón
asbestos ; Asbest ; amiante ; amianto ; amianto|asbesto
ash|ashes ; Asche ; cendre ; cenere ; ceniza
ashtray ; Aschenbecher ; cendrier ; posacenere ; cenicero
asphalt|tar ; Asphalt|Teer|asphaltieren ; asphalte|bitume|goudron ; asfalto|bitume|catrame ; asfalto|alquitrán
axe|hatchet ; Axt|Beil ; hache ; ascia ; hacha
backpack|rucksack ; Rucksack ; sac à dos ; zaino ; mochila
bag|sack ; Tasche|Beutel|Sack ; sac|sachet ; borsa|sacco|sacchetto ; bolsa|saco|bolso
handbag|purse ; Handtasche ; sac à main ; borsetta ; bolso de mano
briefcase ; Aktentasche|Aktenkoffer ; porte-documents|serviette de bureau ; valigetta|ventiquattrore ; maletín
ball ; Ball|Bälle ; balle|ballon ; palla|pallone ; pelota|balón
balloon ; Luftballon|Heissluftballon ; ballon gonflable|montgolfière ; palloncino|mongolfiera ; globo
bamboo ; Bambus ; bambou ; bambù ; bambú
banner|flag ; Flagge|Fahne|Banner ; drapeau|bannière ; bandiera|striscione ; bandera|pancarta
barrel|cask|keg ; Fass|Fässer ; tonneau|baril ; barile|botte|fusto ; barril|tonel|bidón
barrier ; Barriere|Schranke|Absperrung ; barrière|barrage ; barriera|transenna ; barrera|valla
basket ; Korb|Körbe ; panier|corbeille ; cesto|cestino|paniere ; cesta|canasta
bathtub ; Badewanne ; baignoire ; vasca da bagno ; bañera
beam|girder ; Balken|Träger im Bau ; poutre ; trave ; viga
bed ; Bett|Betten ; lit|lits ; letto|letti ; cama
bell|doorbell ; Glocke|Klingel|Türklingel ; cloche|sonnette ; campana|campanello ; campana|timbre de la puerta
belt ; Gürtel|Gurt ; ceinture ; cintura da indossare ; cinturón
bench ; Sitzbank|Parkbank ; banc ; panchina ; banco para sentarse
binoculars|telescope ; Fernglas|Teleskop|Fernrohr ; télescope ; binocolo|telescopio ; prismáticos|telescopio
blackboard|whiteboard ; Wandtafel|Whiteboard|Tafel ; tableau noir|tableau blanc ; lavagna ; pizarra
blade ; Klinge ; lame ; lama ; hoja de cuchillo|cuchilla
blanket ; Decke zum Zudecken|Wolldecke ; couverture de lit ; coperta ; manta
duvet|quilt ; Bettdecke|Duvet ; duvet|couette ; piumino|trapunta ; edredón
blouse|shirt ; Bluse|Hemd ; chemise|chemisier ; camicia|camicetta ; camisa|blusa
bolt|screw|nut and bolt ; Schraube|Schrauben|Bolzen ; vis|boulon ; vite di fissaggio|bullone ; tornillo|perno
bomb|explosive device|grenade ; Bombe|Sprengsatz|Granate ; bombe|engin explosif|grenade ; bomba|ordigno|granata ; bomba|artefacto explosivo|granada
boot|boots ; Stiefel ; botte|bottes ; stivale|stivali ; bota|botas
bottle ; Flasche|Flaschen ; bouteille ; bottiglia ; botella
bowl ; Schüssel ; bol|saladier ; ciotola|scodella ; cuenco|tazón
box|crate ; Kiste|Schachtel|Box ; boîte|caisse|carton ; scatola|cassa|cassetta ; caja|cajón
ring ; Ring ; bague ; anello ; anillo
earring ; Ohrring ; boucle d'oreille ; orecchino ; pendiente|pendiente de oreja
jewel|jewellery|jewelry|jeweller ; Juwel|Juwelier ; bijou|bijoux|bijouterie|bijoutier ; gioiello|gioielli|gioielleria|gioielliere ; joya|joyería|joyero
brake ; Bremse|bremsen|Bremsen ; frein|freiner ; freno|frenare ; freno|frenar
brass ; Messing ; laiton ; ottone ; latón
bronze ; Bronze ; bronze ; bronzo ; bronce
brick ; Backstein|Ziegelstein ; brique ; mattone ; ladrillo
broom ; Besen ; balai ; scopa ; escoba
brush|paintbrush ; Bürste|Pinsel ; brosse|pinceau ; spazzola|pennello ; cepillo|pincel|brocha
bucket ; Eimer|Kübel ; seau ; secchio ; cubo para agua|balde
buckle|zip|zipper ; Reissverschluss|Schnalle ; fermeture éclair|boucle de ceinture ; cerniera lampo|fibbia ; cremallera|hebilla
bullet|ammunition|cartridge of gun ; Munition|Kugel der Waffe|Patrone ; munition|balle de fusil|cartouche ; munizione|proiettile|pallottola ; munición|bala
button ; Knopf|Knöpfe ; bouton ; bottone|pulsante ; botón
cable|wire|cord ; Kabel|Draht|Leitung ; câble|fil électrique|fil ; cavo|filo ; cable|alambre|hilo eléctrico
candle ; Kerze|Kerzen ; bougie|chandelle ; candela ; vela|candela
canvas|tarpaulin ; Plane|Leinwand|Blache ; bâche|toile ; telone|tela ; lona|lienzo
card ; Karte|Karten ; carte ; carta|scheda ; tarjeta|carta de juego
carpet|rug ; Teppich|Teppichboden ; tapis|moquette ; tappeto|moquette ; alfombra|moqueta
cart|trolley|wheelbarrow ; Karren|Handwagen|Schubkarre ; chariot|brouette ; carrello|carriola ; carro|carrito|carretilla
cassette|tape ; Kassette|Tonband ; cassette|bande magnétique ; cassetta audio|nastro ; casete|cinta magnética
adhesive tape|sticky tape ; Klebeband|Klebestreifen ; ruban adhésif|scotch ; nastro adesivo ; cinta adhesiva
cement|concrete|mortar ; Zement|Beton|Mörtel|betonieren ; ciment|béton|mortier ; cemento|calcestruzzo|malta edile ; cemento|hormigón|mortero
chain ; Kette|Ketten ; chaîne|chaînes ; catena|catene ; cadena|cadenas
chainsaw|saw ; Säge|Kettensäge|Motorsäge|sägen ; scie|tronçonneuse|scier ; sega|motosega|segare ; sierra|motosierra|serrar
chair ; Stuhl|Stühle ; chaise ; sedia ; silla
chalk ; Kreide ; craie ; gesso per lavagna ; tiza
chimney|fireplace ; Kamin|Schornstein|Cheminée ; cheminée ; camino|caminetto|canna fumaria ; chimenea
chisel ; Meissel|Stechbeitel ; burin|ciseau à bois ; scalpello ; cincel|formón
cigar|cigarette ; Zigarette|Zigarre|Zigaretten ; cigarette|cigare ; sigaretta|sigaro ; cigarrillo|cigarro|puro
clay ; Ton Erde|Lehm ; argile ; argilla ; arcilla
clock|alarm clock ; Uhr|Wanduhr ; horloge|pendule ; orologio ; reloj
wristwatch ; Armbanduhr ; montre-bracelet|montre ; orologio da polso ; reloj de pulsera
coal|charcoal ; Holzkohle ; charbon|houille ; carbone fossile|carbone di legna|carbonella ; carbón
coat|overcoat ; Mantel|Mäntel ; manteau ; cappotto ; abrigo
jacket|blazer ; Jacke|Sakko|Veston|Blazer ; veste|veston|blouson ; giacca|giubbotto ; chaqueta|americana
coin|coins ; Münze|Münzen ; pièce de monnaie|monnaie en pièces ; moneta metallica|monete ; moneda metálica|monedas
banknote|note of money ; Banknote|Geldschein|Banknoten ; billet de banque ; banconota ; billete de banco
collar ; Kragen|Halsband ; col de chemise|collier de chien ; colletto ; cuello de camisa|collar de perro
compass ; Kompass|Zirkel ; boussole|compas ; bussola|compasso ; brújula|compás
copper ; Kupfer ; cuivre ; rame ; cobre
cork ; Kork|Korken ; liège|bouchon ; sughero|tappo ; corcho
costume|fancy dress ; Kostüm|Verkleidung ; costume|déguisement ; costume|travestimento ; disfraz
cotton ; Baumwolle ; coton ; cotone ; algodón
sofa|couch ; Sofa|Couch ; canapé|sofa ; divano|sofà ; sofá
crane ; Kran ; grue ; gru ; grúa
cup|mug ; Tasse|Becher ; tasse|gobelet ; tazza|bicchiere di carta ; taza|vaso de cartón
drinking glass|tumbler ; Trinkglas|Gläser|Glas ; verre à boire|verre ; bicchiere|vetro ; vaso|vidrio
curtain|blind|shutter ; Vorhang|Gardine|Rollladen|Fensterladen ; rideau|store|volet ; tenda|tapparella|persiana|serranda ; cortina|persiana|postigo
cushion|pillow ; Kissen|Kopfkissen ; coussin ; cuscino ; cojín|almohada
cutlery ; Besteck ; couverts de table ; posate ; cubiertos
knife|knives ; Messer ; couteau|couteaux ; coltello|coltelli ; cuchillo
fork ; Gabel ; fourchette ; forchetta ; tenedor
spoon ; Löffel ; cuillère ; cucchiaio ; cuchara
teaspoon ; Teelöffel ; cuillère à café ; cucchiaino ; cucharadita|cucharilla
plate|dish to eat from ; Teller ; assiette ; piatto da tavola ; plato llano|plato de mesa
pan|pot|saucepan ; Pfanne|Topf|Kochtopf ; casserole|poêle|marmite ; pentola|padella|casseruola ; olla|sartén|cazuela
kettle ; Wasserkocher|Kessel ; bouilloire ; bollitore ; hervidor
dice ; Würfel ; dé à jouer|dés ; dado|dadi ; dado para jugar|dados
doll|puppet ; Puppe|Marionette ; poupée|marionnette ; bambola|burattino|marionetta ; muñeca|títere|marioneta
drawer ; Schublade ; tiroir ; cassetto ; cajón de mueble
dress|gown ; Kleid|Kleider Frau|Abendkleid ; robe ; abito da donna ; vestido
drum|percussion ; Trommel|Schlagzeug ; tambour|batterie musicale|percussion ; tamburo|percussioni ; tambor|percusión
dust ; Staub|staubig ; poussière ; polvere ; polvo
dye|paint pigment ; Farbstoff|färben ; teinture|colorant|teindre ; tintura|colorante|tingere ; tinte|colorante|teñir
fabric|cloth|textile ; Stoff|Tuch|Textil|Textilien ; étoffe|tissu|textile ; stoffa|tessile ; tela|textil
fan|ventilator ; Ventilator|Lüfter ; ventilateur ; ventilatore ; ventilador
fence|railing ; Zaun|Geländer|Einzäunung ; clôture|barrière de jardin|balustrade ; recinzione|recinto|ringhiera|staccionata ; valla|cerca|barandilla
firewood ; Brennholz|Feuerholz ; bois de chauffage|bois à brûler ; legna da ardere ; leña
firework|fireworks ; Feuerwerk|Feuerwerkskörper ; feu d'artifice|feux d'artifice ; fuochi d'artificio|fuoco d'artificio ; fuegos artificiales
flame ; Flamme|Flammen ; flamme ; fiamma ; llama
torch|flashlight ; Taschenlampe|Fackel ; lampe de poche|torche ; torcia elettrica|fiaccola ; linterna|antorcha
foam ; Schaum|Schaumstoff ; mousse|écume ; schiuma ; espuma
frame ; Bilderrahmen ; cadre photo ; cornice|telaio ; marco|bastidor
funnel ; Trichter ; entonnoir ; imbuto ; embudo
fuse|fuse box|circuit breaker ; Sicherung|Sicherungskasten ; fusible|plomb électrique|disjoncteur ; fusibile|salvavita elettrico ; fusible|cuadro eléctrico
gas|natural gas ; Gas|Erdgas ; gaz|gaz naturel ; gas|gas naturale ; gas|gas natural
gate ; Tor|Gartentor|Eingangstor ; portail|grille d'entrée ; cancello|portone ; portón|verja|puerta exterior
gear|gearbox ; Gang im Auto ; boîte de vitesses|engrenage ; cambio marce|ingranaggio ; caja de cambios|engranaje
clutch ; Kupplung ; embrayage ; frizione ; embrague
gloves|mittens ; Handschuh|Fäustlinge ; gant|moufles ; guanto|muffole ; guante|manopla
gold ; Gold|golden ; or jaune|en or|doré ; oro|dorato ; oro|dorado
silver ; Silber|silbern ; argent métal|argenterie ; argento ; plata
platinum ; Platin ; platine ; platino ; platino
granite ; Granit ; granit ; granito ; granito
marble ; Marmor ; marbre ; marmo ; mármol
limestone ; Kalkstein ; calcaire ; calcare ; caliza
sandstone ; Sandstein ; grès ; arenaria ; arenisca
gravel|pebble ; Kies|Kieselstein|Schotter ; gravier|caillou ; ghiaia|ciottolo ; guijarro
grease|lubricant ; Schmierfett|Schmiermittel|schmieren ; graisse mécanique|lubrifiant|lubrifier ; lubrificante|grasso meccanico|lubrificare ; lubricante|grasa mecánica|lubricar
flute ; Flöte ; flûte ; flauto ; flauta
clarinet ; Klarinette ; clarinette ; clarinetto ; clarinete
trumpet ; Trompete ; trompette ; tromba ; trompeta
saxophone ; Saxofon ; saxophone ; sassofono ; saxofón
gun|pistol|rifle|firearm ; Pistole|Gewehr|Schusswaffe|Revolver ; pistolet|fusil|arme à feu|revolver ; pistola|fucile|arma da fuoco|rivoltella ; pistola|fusil|arma de fuego|revólver
hammer ; Hammer ; marteau ; martello ; martillo
nail for hammering|nails ; Nagel|Nägel ; clou|clous ; chiodo|chiodi ; clavo
screwdriver ; Schraubenzieher|Schraubendreher ; tournevis ; cacciavite ; destornillador
wrench|spanner ; Schraubenschlüssel ; clé à molette|clé plate ; chiave inglese ; llave inglesa
pliers|tweezers ; Zange|Pinzette ; pince ; pinza|tenaglia ; alicates|pinzas
handle ; Klinke|Türfalle ; poignée ; maniglia|manico ; mango|manija|asa
handcuffs ; Handschellen ; menottes ; manette ; esposas policiales
hat|cap ; Hut|Mütze ; chapeau|casquette|bonnet ; cappello|berretto ; sombrero|gorra|gorro
headphones|headset ; Kopfhörer|Headset ; casque audio|écouteurs ; cuffie|auricolari ; auriculares
loudspeaker|microphone ; Lautsprecher|Mikrofon ; haut-parleur|microphone|micro ; altoparlante|microfono ; altavoz|micrófono
hinge ; Scharnier ; charnière ; cerniera ; bisagra
hook ; Haken ; crochet ; gancio|uncino ; gancho
hose ; Schlauch|Gartenschlauch ; tuyau d'arrosage|tuyau souple ; tubo flessibile|gomma da giardino ; manguera
ink ; Tinte ; encre ; inchiostro ; tinta
iron metal|cast iron ; Eisen|Gusseisen ; fer métal|fonte de fer ; ferro|ghisa ; hierro
steel|stainless steel ; Stahl|Edelstahl|rostfrei ; acier|acier inoxydable|inox ; acciaio|acciaio inossidabile ; acero|acero inoxidable
ivory ; Elfenbein ; ivoire ; avorio ; marfil
jar ; Einmachglas|Konservenglas ; bocal|pot en verre ; barattolo|vasetto ; tarro|frasco
tin can|canned|preserved food ; Dose|Konserve|Konservendose|Büchse ; conserve|boîte de conserve ; scatoletta|conserva|lattina ; conserva
jeans|trousers|pants ; Hose|Hosen|Jeans ; pantalon|jean ; pantaloni|jeans ; pantalón|vaqueros
jumper|sweater|pullover ; Pullover|Pulli ; pull|chandail ; maglione|pullover ; jersey|suéter
skirt ; Rock Kleidung|Jupe ; jupe ; gonna ; falda
socks|stockings ; Socke|Socken|Strumpf|Strümpfe ; chaussette|bas collants ; calza|calzino|calze ; calcetín|media
shoe|footwear ; Schuh|Schuhe|Schuhwerk ; chaussure|soulier ; scarpa|scarpe|calzatura ; zapato|calzado
slippers|sandals ; Hausschuhe|Pantoffeln|Sandalen ; pantoufle|sandale ; pantofole|sandali|ciabatte ; zapatilla|sandalia
scarf ; Halstuch ; écharpe|foulard ; sciarpa|foulard ; bufanda|pañuelo de cuello
pyjamas|nightgown ; Pyjama|Schlafanzug|Nachthemd ; pyjama|chemise de nuit ; pigiama|camicia da notte ; pijama|camisón
swimsuit|bathing suit ; Badeanzug|Badehose|Badebekleidung ; maillot de bain ; costume da bagno ; traje de baño|bañador
underwear ; Unterwäsche ; sous-vêtement ; biancheria intima|intimo ; ropa interior
raincoat|umbrella ; Regenmantel|Regenschirm|Schirm ; imperméable manteau|parapluie ; impermeabile cappotto|ombrello ; chubasquero|paraguas
keyboard ; Tastatur ; clavier ; tastiera ; teclado
ladder ; Leiter zum Steigen|Stehleiter ; échelle|escabeau ; scala a pioli|scaletta ; escalera de mano
lamp|lantern|light fixture ; Lampe|Laterne ; lampe|luminaire|lanterne ; lampada|lampadina|lanterna ; lámpara|farol
street lighting|lighting ; Beleuchtung|Strassenbeleuchtung|Licht ; éclairage|lumière ; illuminazione|luce ; alumbrado|iluminación|luz
lead metal ; Blei ; plomb métal ; piombo ; plomo
leather ; Leder ; cuir ; cuoio|pelle conciata ; cuero
lens ; Objektiv|Kontaktlinse ; lentille optique|objectif photo ; lente|obiettivo fotografico ; lente|lentilla
lever ; Hebel ; levier ; leva ; palanca
lid|cover ; Deckel|Abdeckung ; couvercle ; coperchio ; tapa
linen ; Wäsche|Bettwäsche ; lin|linge|draps ; lino|lenzuola|biancheria ; lino|ropa de cama|sábanas
magnet|magnetic ; Magnet|magnetisch ; aimant|magnétique ; magnete|calamita|magnetico ; imán|magnético
map ; Landkarte|Stadtplan|Karte der Gegend ; carte géographique|plan de ville ; mappa|cartina|carta geografica ; mapa|plano de la ciudad
mat ; Matte|Fussmatte ; paillasson|natte ; zerbino|stuoia ; felpudo|estera
mattress ; Matratze ; matelas ; materasso ; colchón
medal ; Medaille ; médaille ; medaglia ; medalla
metal ; Metall|metallisch ; métal|métallique ; metallo|metallico ; metal|metálico
mirror ; Spiegel ; miroir ; specchio ; espejo
napkin|handkerchief|paper tissue ; Serviette|Taschentuch ; serviette de table|mouchoir ; tovagliolo|fazzoletto ; servilleta|pañuelo
towel ; Handtuch|Badetuch ; serviette de bain|essuie-mains ; asciugamano ; toalla
needle|pin ; Nadel|Stecknadel ; aiguille|épingle ; ago|spillo ; aguja|alfiler
notebook for writing|exercise book ; Notizbuch|Heft|Notizheft ; cahier|carnet ; quaderno|taccuino ; cuaderno|libreta
diary|calendar ; Kalender|Tagebuch|Agenda Buch ; calendrier|journal intime ; calendario|diario ; calendario|diario personal
pad of paper|sticky note ; Notizblock|Haftnotiz|Merkzettel ; bloc-notes|pense-bête ; blocco note|foglietto adesivo ; bloc de notas|nota adhesiva
pen|ballpoint ; Kugelschreiber|Stift ; stylo|bille ; penna|biro ; bolígrafo|pluma
pencil ; Bleistift|Farbstift ; crayon ; matita ; lápiz
scissors ; Schere ; ciseaux ; forbici ; tijeras
stapler|staple|paper clip ; Bürohefter|Heftklammer|Büroklammer ; agrafeuse|agrafe|trombone de bureau ; cucitrice|graffetta|spillatrice ; grapadora|grapa|clip
sticker ; Aufkleber|Kleber ; autocollant|vignette adhésive ; autoadesivo|etichetta adesiva ; pegatina|adhesivo
paper sheet|sheet of paper ; Blatt Papier|Papier ; papier|feuille de papier ; carta|foglio di carta ; papel|hoja de papel
padlock ; Vorhängeschloss ; cadenas ; lucchetto ; candado
panel|board|plank ; Brett|Platte|Bretter ; planche|panneau ; asse|pannello|tavola di legno ; tabla|panel|tablón
perfume|cosmetics|make-up ; Parfum|Kosmetik|Schminke ; parfum|cosmétique|maquillage ; profumo|cosmetico|trucco ; perfume|cosmético|maquillaje
petrol|gasoline ; Benzin ; essence ; benzina ; gasolina
diesel ; Diesel ; gazole|diesel ; gasolio|diesel ; gasóleo|diésel
crude oil|petroleum ; Erdöl|Rohöl ; pétrole ; petrolio ; petróleo
pipe|tube|pipeline ; Rohr|Röhre|Rohre|Pipeline ; tuyau|tube|conduite|canalisation ; tubo|tubazione|conduttura|oleodotto ; tubo|tubería|conducto|oleoducto
plaster of wall|gypsum ; Gips Bau|Verputz|Putz ; plâtre|crépi|enduit ; intonaco|gesso ; yeso|enlucido
plastic ; Plastik|Kunststoff ; plastique|matière synthétique ; plastica ; plástico
plug|socket outlet|power strip ; Stecker|Netzstecker|Mehrfachsteckdose ; fiche électrique|multiprise ; spina elettrica|ciabatta elettrica ; enchufe|clavija|regleta
extension lead|extension cable ; Verlängerungskabel ; rallonge électrique ; prolunga elettrica ; alargador
pole|post|stick|rod ; Stange|Pfosten|Stab|Stock ; poteau|bâton|tige ; palo|paletto|bastone|asta ; poste|palo|bastón
porcelain|ceramics|pottery|crockery ; Porzellan|Keramik|Geschirr|Töpferei ; porcelaine|céramique|vaisselle|poterie ; porcellana|ceramica|stoviglie ; porcelana|cerámica|vajilla|alfarería
powder ; Pulver|Puder ; poudre ; polvere fine|polverina ; en polvo
pump ; Pumpe|pumpen ; pompe|pomper ; pompa|pompare ; bomba de agua
puzzle|jigsaw|riddle ; Rätsel|Puzzle ; énigme|puzzle ; rompicapo|indovinello|enigma ; rompecabezas|acertijo
radio ; Radio|Hörfunk ; radio|poste de radio ; radio ; radio|emisora
resin ; Harz ; résine ; resina ; resina
wax ; Wachs ; cire ; cera ; cera
ribbon ; Geschenkband ; ruban ; nastro decorativo|fiocco ; cinta decorativa|lazo
rocket|missile ; Rakete ; fusée|missile ; razzo|missile ; cohete|misil
rope|string|cord for tying ; Seil|Schnur|Tau ; corde|ficelle|cordage ; corda|fune|spago ; cuerda|soga|cordel
rubber ; Gummi|Kautschuk ; caoutchouc|gomme ; gomma|caucciù ; caucho|goma
ruler for measuring|measuring tape ; Lineal|Messband|Meterstab ; règle graduée|mètre ruban ; righello|metro a nastro ; regla graduada|cinta métrica
sand ; Sand ; sable ; sabbia ; arena
scaffolding|scaffold ; Gerüst|Baugerüst ; échafaudage ; ponteggio|impalcatura ; andamio
scale for weighing|scales ; Waage ; balance pour peser ; bilancia ; balanza|báscula
seal|gasket ; Dichtung|abdichten|Abdichtung ; joint d'étanchéité ; guarnizione|sigillare ; junta de estanqueidad|sellar
official seal|wax seal ; Siegel|versiegeln|amtliches Siegel ; sceau|sceller ; apporre i sigilli ; sello oficial|precinto
seatbelt|seat belt ; Sicherheitsgurt|Gurtpflicht ; ceinture de sécurité ; cintura di sicurezza ; cinturón de seguridad
child seat|car seat ; Kindersitz ; siège enfant|siège auto ; seggiolino ; asiento infantil|silla infantil
seat ; Sitzplatz ; siège|place assise ; sedile|posto a sedere ; asiento|plaza sentada
sieve ; Sieb ; passoire|tamis ; setaccio|colino ; colador|tamiz
silk ; Seide ; soie ; seta ; seda
velvet ; Samt ; velours ; velluto ; terciopelo
wool ; Wolle ; laine ; lana ; lana
nylon ; Nylon ; nylon ; nylon ; nailon
yarn|thread ; Garn|Faden|Zwirn ; fil à coudre ; filo da cucire ; hilo de coser
sponge|cloth for cleaning|rag ; Schwamm|Lappen|Putzlappen ; éponge|chiffon|torchon ; spugna|strofinaccio|straccio ; esponja|trapo|paño
spring metal coil ; Sprungfeder ; ressort ; molla ; muelle metálico|resorte
stone|rock ; Stein|Steine|Fels|Gestein ; pierre|roche|rocher ; pietra|roccia|sasso ; piedra|roca
sword|spear|arrow|bow and arrow ; Schwert|Speer|Pfeil ; épée|lance|flèche ; spada|lancia|freccia ; espada|lanza|flecha
table ; Tisch|Tische ; table à manger|tables ; tavolo|tavola ; mesa
tablecloth ; Tischtuch ; nappe ; tovaglia ; mantel
tank for liquid|cistern ; Tank|Zisterne ; citerne|cuve|réservoir ; cisterna|serbatoio ; cisterna|depósito de agua|tanque
tap|faucet ; Wasserhahn|Armatur|Hahn ; robinet ; rubinetto ; grifo
tent ; Zelt ; tente ; tenda da campeggio ; tienda de campaña|carpa
tile|tiles ; Fliese|Plättli|Kachel|Fliesen ; carreau|carrelage ; piastrella|mattonella ; azulejo|baldosa
roof tile ; Dachziegel ; tuile ; tegola ; teja
toaster ; Toaster ; grille-pain ; tostapane ; tostadora
toilet paper ; Toilettenpapier|WC-Papier ; papier toilette|papier hygiénique ; carta igienica ; papel higiénico
toy|toys ; Spielzeug|Spielsachen ; jouet|jouets ; giocattolo|giocattoli ; juguete
trailer ; Anhänger ; remorque|attelage ; rimorchio ; remolque
caravan|motorhome|camper van ; Wohnwagen|Wohnmobil ; caravane|camping-car ; roulotte|camper ; caravana|autocaravana
trap ; Fallen ; piège ; trappola ; trampa
tray ; Tablett|Servierbrett ; plateau pour servir ; vassoio ; bandeja
vacuum cleaner|vacuum ; Staubsauger|staubsaugen ; passer l'aspirateur ; aspirapolvere ; aspiradora
valve ; Ventil ; soupape|vanne|valve ; valvola ; válvula
varnish|lacquer ; Lack|Firnis|lackieren ; vernis|laque ; vernice|lacca|verniciare ; barniz|laca
vase ; Vase ; vase ; vaso da fiori ; jarrón|florero
flowerpot ; Blumentopf ; pot de fleurs ; vaso di terracotta ; maceta
vending machine ; Verkaufsautomat|Getränkeautomat ; distributeur automatique ; distributore automatico ; máquina expendedora
video|video recording ; Video|Videoaufnahme ; vidéo ; video ; vídeo
wallet|purse for money ; Portemonnaie|Geldbeutel|Brieftasche|Geldbörse ; portefeuille de poche|porte-monnaie ; portafoglio tascabile|portamonete ; cartera de bolsillo|monedero|billetera
wallpaper ; Tapete|tapezieren ; papier peint|tapisserie ; carta da parati|tappezzeria ; papel pintado
wheel ; Rad|Räder ; roue ; ruota ; rueda
windscreen|windshield ; Windschutzscheibe|Frontscheibe ; pare-brise ; parabrezza ; parabrisas
windscreen wiper|wiper ; Scheibenwischer ; essuie-glace ; tergicristallo ; limpiaparabrisas
headlight ; Scheinwerfer ; phare de voiture ; fanale ; faro de coche
bumper ; Stossstange ; pare-chocs ; paraurti ; parachoques
engine oil|motor oil|oil change ; Motoröl|Ölwechsel ; huile moteur|vidange ; olio motore|cambio dell'olio ; aceite de motor|cambio de aceite
exhaust fumes ; Auspuff|Abgas|Abgase ; pot d'échappement|gaz d'échappement ; scappamento|gas di scarico ; tubo de escape|gases de escape
puncture|flat tyre ; Reifenpanne|Reifenschaden ; crevaison|pneu crevé ; foratura|gomma a terra ; pinchazo|rueda pinchada
sunglasses ; Sonnenbrille ; lunettes de soleil ; occhiali da sole ; gafas de sol
wig ; Perücke ; perruque ; parrucca ; peluca
whip ; Peitsche ; fouet ; frusta ; látigo|fusta
`;
