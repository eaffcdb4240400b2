/** Nature, energy, science and measures: English; German; French; Italian; Spanish, words parted by bars. */
export const natureConcepts = `
acid ; Säure ; acide ; acido ; ácido
atmosphere ; Atmosphäre ; atmosphère ; atmosfera ; atmósfera
atom ; Atom|Atome ; atome ; atomo ; átomo
avalanche ; Lawine ; avalanche ; valanga ; avalancha|alud
axis ; Achse ; axe ; asse di rotazione ; eje
bay|gulf ; Bucht|Golf ; baie|golfe ; baia|golfo ; bahía|golfo
beach|seashore ; Strand|Strände ; plage ; spiaggia ; playa
breeze|gust ; Brise|Windböe|Böe ; rafale ; brezza|raffica ; brisa|ráfaga
calcium ; Kalzium ; calcium ; calcio minerale ; calcio
canal ; Kanal|Kanäle ; canal|chenal ; canale ; canal
carbon ; Kohlenstoff ; carbone ; carbonio ; carbono
carbon dioxide|CO2|greenhouse gas ; Kohlendioxid|CO2|Treibhausgas|Treibhausgase ; dioxyde de carbone|CO2|gaz à effet de serre ; anidride carbonica|CO2|gas serra ; dióxido de carbono|CO2|gas de efecto invernadero
carbon monoxide ; Kohlenmonoxid ; monoxyde de carbone ; monossido di carbonio ; monóxido de carbono
catastrophe|disaster ; Katastrophe|Katastrophen|Naturkatastrophe ; catastrophe|sinistre naturel ; catastrofe|disastro ; catástrofe|desastre
cave ; Grotte ; grotte|caverne ; grotta|caverna ; cueva|gruta
circle ; Kreis|Kreise ; cercle ; cerchio ; círculo
cliff ; Klippe|Felswand ; falaise ; scogliera|rupe ; acantilado
cloud|cloudy ; Wolke|Wolken|bewölkt ; nuage|nuageux ; nuvola|nuvoloso ; nube|nublado
comet ; Komet ; comète ; cometa ; cometa
meteorite ; Meteorit ; météorite ; meteorite ; meteorito
coral|reef ; Koralle|Riff|Korallenriff ; corail|récif ; corallo|barriera corallina ; coral|arrecife
crystal ; Kristall|Kristalle ; cristal|cristaux ; cristallo|cristalli ; cristal mineral
cube ; Kubus|Würfelform ; cube ; cubo geometrico ; cubo geométrico
curve ; Kurve|Biegung ; virage ; curva ; curva
dam|reservoir ; Staudamm|Stausee|Talsperre ; barrage|lac de retenue ; diga|bacino idrico ; presa|embalse
dawn|sunrise ; Morgendämmerung|Sonnenaufgang ; aube|lever du soleil ; alba|sorgere del sole ; amanecer|alba|salida del sol
dusk|sunset|twilight ; Abenddämmerung|Sonnenuntergang|Dämmerung ; crépuscule|coucher du soleil ; crepuscolo|tramonto ; atardecer|crepúsculo|puesta de sol
daylight ; Tageslicht ; lumière du jour ; luce del giorno|luce diurna ; luz del día|luz diurna
dew ; Tau am Morgen|Morgentau ; rosée ; rugiada ; rocío
diagonal ; diagonal|Diagonale ; diagonale ; diagonale ; diagonal
diagram|chart|graph ; Diagramm|Grafik|Schaubild ; diagramme|graphique|schéma ; diagramma|grafico|schema ; diagrama|gráfico|esquema
dune ; Düne ; dune ; duna ; duna
echo ; Echo|Widerhall ; écho ; eco ; eco
eclipse ; Sonnenfinsternis|Mondfinsternis|Finsternis ; éclipse ; eclissi ; eclipse
electron ; Elektron ; électron ; elettrone ; electrón
proton ; Proton ; proton ; protone ; protón
equation ; Gleichung ; équation ; equazione ; ecuación
equator ; Äquator ; équateur ; equatore ; ecuador terrestre
erosion ; Erosion ; érosion ; erosione ; erosión
estuary|river mouth ; Flussmündung|Mündung ; embouchure|estuaire ; foce|estuario ; desembocadura|estuario
fog|mist|haze ; Nebel|neblig|Dunst ; brouillard|brume ; nebbia|foschia ; niebla|neblina|bruma
formula ; Formel|Formeln ; formule ; formula ; fórmula
fossil ; Fossil|Fossilien|fossil ; fossile ; fossile ; fósil
friction ; Reibung ; frottement|friction ; attrito|frizione ; fricción|rozamiento
frost|frosty|freezing weather ; Frost|frostig|Reif am Boden ; gel|givre ; brina ; escarcha
galaxy ; Galaxie|Milchstrasse ; galaxie ; galassia ; galaxia
geography ; Geografie|Geographie ; géographie ; geografia ; geografía
geology|geologist ; Geologie|Geologe ; géologie|géologue ; geologia|geologo ; geología|geólogo
geometry ; Geometrie ; géométrie ; geometria ; geometría
glacier ; Gletscher ; glacier ; ghiacciaio ; glaciar
gorge|ravine ; Schlucht|Kluft ; gorge montagneuse|ravin ; gola montana|burrone ; garganta natural|barranco|desfiladero
gravity ; Schwerkraft|Gravitation ; pesanteur ; forza di gravità ; gravitación|fuerza de gravedad
hail|hailstorm ; Hagel|Hagelschaden|hageln ; grêle|grêler ; grandine|grandinata ; granizo|granizada
helium ; Helium ; hélium ; elio ; helio
hemisphere ; Halbkugel|Hemisphäre ; hémisphère ; emisfero ; hemisferio
hill|hilly ; Hügel|hügelig|Anhöhe ; colline|coteau ; collina|collinare ; colina|cerro|loma
horizon ; Horizont ; horizon ; orizzonte ; horizonte
tornado ; Tornado ; tornade ; tornado|tromba d'aria ; tornado
hydrogen ; Wasserstoff ; hydrogène ; idrogeno ; hidrógeno
ice|icy ; vereist|eisig ; glace|verglacé|glacé ; ghiaccio|ghiacciato ; hielo|helado por frío
iceberg ; Eisberg ; iceberg ; iceberg ; iceberg
landscape|scenery ; Landschaft|Landschaften ; paysage ; paesaggio ; paisaje
landslide|mudslide|rockfall ; Erdrutsch|Murgang|Steinschlag|Bergsturz ; glissement de terrain|éboulement|coulée de boue ; frana|smottamento|caduta massi ; deslizamiento de tierra|corrimiento de tierra
laser ; Laser ; laser ; laser ; láser
lava|volcano|volcanic ; Lava|Vulkan|vulkanisch ; lave|volcan|volcanique ; vulcano|vulcanico ; volcán|volcánico
lightning|thunderstorm|thunder ; Blitz|Gewitter|Donner|Blitzschlag ; éclair|foudre|orage|tonnerre ; fulmine|lampo|temporale|tuono ; rayo de tormenta|relámpago|trueno|tormenta eléctrica
marsh|swamp|moor|wetland ; Sumpf|Moor|Feuchtgebiet ; marais|marécage|tourbière|zone humide ; palude|torbiera|zona umida ; pantano|ciénaga|humedal
membrane ; Membran ; membrane ; membrana ; membrana
mercury metal ; Quecksilber ; mercure ; mercurio ; mercurio
methane ; Methan ; méthane ; metano ; metano
microscope ; Mikroskop ; microscope ; microscopio ; microscopio
mineral ; Mineral|Mineralien|mineralisch ; minéral|minéraux ; minerale|minerali ; mineral|minerales
molecule ; Molekül ; molécule ; molecola ; molécula
moon|lunar ; Mond ; lune|lunaire ; luna|lunare ; luna|lunar
mud|muddy ; Schlamm|Matsch|schlammig ; boue|boueux ; fango|fangoso ; lodo|fangoso
nitrogen ; Stickstoff ; azote ; azoto ; nitrógeno
nitrate ; Nitrat ; nitrate ; nitrato ; nitrato
orbit ; Umlaufbahn ; orbite ; orbita ; órbita
ore|mining ; Erz|Bergbau|Bergwerk ; minerai|exploitation minière ; minerale grezzo|attività mineraria ; mena
oxygen ; Sauerstoff ; oxygène ; ossigeno ; oxígeno
ozone ; Ozon|Ozonschicht ; ozone|couche d'ozone ; ozono ; ozono|capa de ozono
particle|fine dust ; Partikel|Teilchen|Feinstaub ; particule|poussières fines ; particella|polveri sottili ; partícula|polvo fino
peninsula ; Halbinsel ; péninsule|presqu'île ; penisola ; península
permafrost ; Permafrost ; pergélisol ; permafrost ; permafrost
phenomenon|phenomena ; Phänomen|Erscheinung|Phänomene ; phénomène ; fenomeno ; fenómeno
phosphate|phosphorus ; Phosphat|Phosphor ; phosphate|phosphore ; fosfato|fosforo ; fosfato|fósforo químico
photosynthesis ; Photosynthese|Fotosynthese ; photosynthèse ; fotosintesi ; fotosíntesis
planet ; Planet|Planeten ; planète ; pianeta ; planeta
plateau ; Hochebene|Plateau ; plateau montagneux|haut plateau ; altopiano ; meseta|altiplano
pond|pool of water ; Teich|Weiher|Tümpel ; étang ; stagno|laghetto ; estanque|charca
precipitation|rainfall ; Niederschlag|Regenmenge|Niederschläge ; précipitations|pluviométrie ; precipitazioni|piovosità ; precipitaciones|pluviosidad
prism ; Prisma ; prisme ; prisma ; prisma
pyramid ; Pyramide ; pyramide ; piramide ; pirámide
sphere ; Kugel ; sphère ; sfera ; esfera
cylinder ; Zylinder ; cylindre ; cilindro ; cilindro
cone ; Kegel ; cône ; cono ; cono
puddle ; Pfütze ; flaque ; pozzanghera ; charco
radiation|radioactive|radioactivity ; Strahlung|radioaktiv|Radioaktivität|Verstrahlung ; rayonnement|radioactif|radioactivité|irradiation ; radiazione|radioattivo|radioattività ; radiación|radiactivo|radiactividad
radon ; Radon ; radon ; radon ; radón
rainbow ; Regenbogen ; arc-en-ciel ; arcobaleno ; arcoíris
rainforest|jungle ; Regenwald|Dschungel|Urwald ; forêt tropicale|jungle ; foresta pluviale|giungla ; selva|jungla
rectangle ; Rechteck ; rectangle ; rettangolo ; rectángulo
square shape ; Quadrat ; carré ; quadrato ; cuadrado
triangle ; Dreieck ; triangle ; triangolo ; triángulo
satellite ; Satellit ; satellite ; satellite ; satélite
season of the year ; Jahreszeit|saisonal|Saison ; saison|saisonnier ; stagione|stagionale ; estación del año|estacional|temporada
sediment ; Sediment|Ablagerung ; sédiment ; sedimento ; sedimento
sensor ; Sensor ; capteur ; sensore ; sensor
shade|shadow|shady ; Schatten|schattig ; ombre|ombragé ; ombra|ombreggiato ; sombra|sombreado
sky ; Himmel ; ciel ; cielo ; cielo
slope|gradient ; Abhang|Böschung ; pente|versant|talus ; pendio|pendenza|versante ; pendiente|ladera|cuesta
smog|air pollution|pollutant ; Smog|Luftverschmutzung|Schadstoff|Schadstoffe ; smog|pollution atmosphérique|polluant ; smog|inquinamento atmosferico|inquinante ; esmog|contaminación del aire|contaminante
sodium ; Natrium ; sodium ; sodio ; sodio
potassium ; Kalium ; potassium ; potassio ; potasio
magnesium ; Magnesium ; magnésium ; magnesio ; magnesio
soil|topsoil ; Erdreich|Humus|Erdboden ; terreau|terre végétale|sol naturel ; terriccio|suolo ; tierra vegetal|suelo natural
soil contamination|contaminated site ; Altlast|Altlasten|Bodenverschmutzung ; site contaminé|pollution des sols ; sito contaminato|inquinamento del suolo ; suelo contaminado|contaminación del suelo
spark ; Funke|Funken ; étincelle ; scintilla ; chispa
spectrum ; Spektrum ; spectre lumineux ; spettro ; espectro
star|stars ; Stern|Sterne ; étoile ; stella|stelle ; estrella
steam|vapour|vapor ; Dampf|Wasserdampf ; vapeur ; vapore ; vapor
strait ; Meerenge ; détroit ; stretto di mare ; estrecho de mar
sulphur|sulfur ; Schwefel ; soufre ; zolfo ; azufre
sunlight|sunshine|sunny ; Sonnenlicht|Sonnenschein|sonnig ; lumière du soleil|ensoleillé|ensoleillement ; luce solare|soleggiato ; luz solar
surface ; Oberfläche ; surface ; superficie ; superficie
symmetry ; Symmetrie|symmetrisch ; symétrie|symétrique ; simmetria|simmetrico ; simetría|simétrico
tide|high tide|low tide ; Gezeiten|Flut und Ebbe|Ebbe ; marée haute|marée basse ; marea|alta marea|bassa marea ; pleamar|bajamar
torrent|stream|brook|creek ; Bach|Bäche|Wildbach ; ruisseau|torrent ; ruscello|torrente ; arroyo|torrente
tsunami ; Tsunami ; tsunami ; tsunami|maremoto ; tsunami|maremoto
tundra ; Tundra ; toundra ; tundra ; tundra
steppe ; Steppe ; steppe ; steppa ; estepa
prairie ; Prärie ; prairie sauvage ; prateria ; pradera
turbine ; Turbine ; turbine ; turbina ; turbina
ultraviolet ; ultraviolett|UV-Strahlung ; ultraviolet|rayons UV ; ultravioletto|raggi UV ; ultravioleta
uranium ; Uran ; uranium ; uranio ; uranio
vacuum of air ; Vakuum ; vide d'air ; vuoto d'aria ; vacío de aire
valley ; Tal|Täler ; vallée|vallon ; valle ; valle
wave ; Welle|Wellen ; vague|onde ; onda ; ola|onda
waterfall ; Wasserfall ; cascade|chute d'eau ; cascata ; cascada|catarata
spring of water|water source ; Quelle|Wasserquelle ; source d'eau ; sorgente ; manantial|fuente de agua
groundwater ; Grundwasser ; eau souterraine|nappe phréatique ; acqua sotterranea|falda freatica ; agua subterránea|acuífero
well for water ; Brunnen|Ziehbrunnen ; puits ; pozzo ; pozo
waste water|sewage|sewage treatment ; Abwasser|Kläranlage|Klärwerk|ARA ; eaux usées|station d'épuration|STEP ; acque reflue|acque di scarico|impianto di depurazione ; aguas residuales
sewer|sewerage|drainage ; Kanalisation|Entwässerung|Abwasserleitung ; égout|canalisation d'égout|drainage ; fognatura|canalizzazione|drenaggio ; alcantarillado|desagüe|drenaje
water hardness|hard water ; Wasserhärte|hartes Wasser ; dureté de l'eau|eau calcaire ; durezza dell'acqua ; dureza del agua
water meter|electricity meter|meter reading ; Wasserzähler|Stromzähler|Zählerstand|Zählerablesung ; compteur d'eau|compteur électrique|relevé du compteur ; contatore dell'acqua|contatore elettrico|lettura del contatore ; contador de agua|contador eléctrico|lectura del contador
hydropower|hydroelectric ; Wasserkraft|Wasserkraftwerk ; énergie hydraulique|hydroélectrique ; energia idroelettrica|idroelettrico|forza idrica ; energía hidráulica|hidroeléctrico
power station|power plant ; Kraftwerk|Kraftwerke ; centrale électrique|usine électrique ; centrale elettrica ; central eléctrica
district heating ; Fernwärme ; chauffage à distance|chauffage urbain ; teleriscaldamento ; calefacción urbana
power grid|electricity network|grid operator ; Stromnetz|Netzbetreiber|Verteilnetz ; réseau électrique|gestionnaire de réseau ; rete elettrica|gestore di rete ; red eléctrica|gestor de red
voltage|volt ; Spannung elektrisch|Volt ; tension électrique|volt ; tensione elettrica ; voltaje|voltio|tensión eléctrica
climate-neutral|carbon-neutral|net zero ; klimaneutral|CO2-neutral|netto null ; climatiquement neutre|neutralité carbone|zéro net ; climaticamente neutro|neutralità carbonica|zero netto ; climáticamente neutro|neutralidad de carbono|cero neto
emission|emissions ; Emission|Emissionen|Ausstoss ; émission polluante|émissions ; emissione inquinante|emissioni ; emisiones
bulky waste|bulky items ; Sperrgut|Sperrmüll ; encombrants|déchets encombrants ; rifiuti ingombranti|ingombranti ; residuos voluminosos|enseres voluminosos
green waste|garden waste|biodegradable waste ; Grüngut|Gartenabfall|Grünabfälle|Bioabfall ; déchets verts|déchets de jardin|biodéchets ; rifiuti verdi|scarti vegetali|rifiuti organici ; residuos de jardín|residuos orgánicos
glass recycling|bottle bank ; Altglas|Glassammlung|Glascontainer ; verre usagé|collecte du verre ; vetro usato|raccolta del vetro ; contenedor de vidrio|reciclaje de vidrio
scrap metal ; Altmetall|Schrott ; ferraille|vieux métaux ; rottame|metallo usato ; chatarra
landfill|rubbish dump ; Deponie|Mülldeponie ; décharge publique|déchetterie de stockage ; discarica ; vertedero|basurero
incinerator|waste incineration ; Kehrichtverbrennung|Müllverbrennung|Verbrennungsanlage ; incinération des déchets|usine d'incinération ; inceneritore|termovalorizzatore ; incineradora|incineración de residuos
litter|littering|fly-tipping ; Littering|wegwerfen auf die Strasse|illegale Abfallentsorgung ; déchets sauvages|abandon de déchets ; abbandono di rifiuti|littering ; basura en la calle|vertido ilegal
deposit on bottles|returnable bottle ; Pfand|Flaschenpfand|Mehrwegflasche ; consigne|bouteille consignée ; vuoto a rendere|cauzione sulla bottiglia ; depósito por envase|envase retornable
laboratory|lab ; Labor|Laboratorium ; laboratoire|labo ; laboratorio ; laboratorio
scientist|researcher ; Wissenschaftler|Wissenschaftlerin|Forscher|Forscherin ; scientifique|chercheur|chercheuse ; scienziato|ricercatore|ricercatrice ; científico|investigador|investigadora
sample size|random sample ; Stichprobe|Stichprobengrösse|Zufallsstichprobe ; échantillon aléatoire|taille de l'échantillon ; campione casuale|dimensione del campione ; muestra aleatoria|tamaño de la muestra
statistics|statistical ; Statistik|statistisch ; statistique|statistiques ; statistica|statistiche ; estadística|estadístico
standard deviation ; Standardabweichung|Varianz ; écart type|variance ; deviazione standard|varianza ; desviación estándar|varianza
correlation|correlate ; Korrelation|korrelieren ; corrélation ; correlazione ; correlación
census ; Volkszählung ; recensement ; censimento ; censo
trend|tendency ; Trend|Tendenz ; tendance ; tendenza ; tendencia
figure in a table|key figure|indicator figure ; Kennzahl|Kennziffer ; chiffre clé|indicateur chiffré ; cifra chiave|indicatore numerico ; cifra clave|indicador numérico
algorithm ; Algorithmus|Algorithmen ; algorithme ; algoritmo ; algoritmo
multiply|multiplication ; multiplizieren|Multiplikation ; multiplier|multiplication ; moltiplicare|moltiplicazione ; multiplicar|multiplicación
subtract|subtraction|minus ; subtrahieren|Subtraktion|minus ; soustraire|soustraction ; sottrarre|sottrazione ; restar|resta|sustracción
plus|addition of numbers ; plus|Addition ; addition ; addizione ; suma
triple|threefold ; dreifach|verdreifachen ; triple|tripler ; triplo|triplicare ; triple|triplicar
dozen ; Dutzend ; douzaine ; dozzina ; docena
pair ; Paar Schuhe|paarweise ; paire ; paio ; par de
zero|nil ; Null ; zéro ; zero ; cero
centimetre|centimeter ; Zentimeter ; centimètre ; centimetro ; centímetro
millimetre|millimeter ; Millimeter ; millimètre ; millimetro ; milímetro
metre|meter length ; Meter ; mètre ; metro di lunghezza ; metro de longitud
cubic metre ; Kubikmeter ; mètre cube ; metro cubo ; metro cúbico
hectare|acre ; Hektar|Hektare ; hectare ; ettaro ; hectárea
inch ; Zoll Länge|Inch ; pouce anglais ; pollice inglese ; pulgada
mile ; Meile|Meilen ; mille anglais|mile ; miglio|miglia ; milla
kilogram|kilo ; Kilogramm|Kilo ; kilogramme|kilo ; chilogrammo|chilo ; kilogramo|kilo
gram ; Gramm ; gramme ; grammo ; gramo
tonne|ton ; Tonne|Tonnen ; tonne ; tonnellata ; tonelada
litre|liter ; Liter ; litre ; litro ; litro
`;
