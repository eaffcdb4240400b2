/** Common words of all sorts: English; German; French; Italian; Spanish, words parted by bars. */
export const commonConcepts = `
acoustic ; akustisch|Akustik ; acoustique ; acustico ; acústico
adventure ; Abenteuer ; aventure ; avventura ; aventura
agency ; Agentur|Agenturen ; agence ; agenzia ; agencia
amber ; Bernstein ; ambre ; ambra ; ámbar
amputate|amputation ; amputieren|Amputation ; amputer|amputation ; amputare|amputazione ; amputar|amputación
anatomy ; Anatomie ; anatomie ; anatomia ; anatomía
angle ; Winkel ; angle ; angolo geometrico ; ángulo
anthem|hymn ; Hymne|Nationalhymne ; hymne ; inno ; himno
archipelago ; Archipel|Inselgruppe ; archipel ; arcipelago ; archipiélago
armour ; Rüstung ; armure ; armatura ; armadura
aroma ; Duft|Düfte ; arôme|parfum agréable ; aroma|profumo ; aroma
aspect ; Aspekt|Aspekte ; aspect ; aspetto ; aspecto
aspirin ; Aspirin ; aspirine ; aspirina ; aspirina
atlas ; Atlas ; atlas ; atlante ; atlas
attention|attentive|pay attention ; Achtung|aufmerksam ; attention|attentif ; attenzione|attento ; atención
attitude ; Haltung|Einstellung ; attitude ; atteggiamento ; actitud
audience|spectator|viewer ; Publikum|Zuschauer|Zuhörer ; public|spectateur|auditoire ; pubblico|spettatore ; público asistente|espectador|audiencia
audio recording|sound recording ; Tonaufnahme|Audioaufnahme ; enregistrement sonore|enregistrement audio ; registrazione audio ; grabación de audio|grabación sonora
autograph ; Autogramm ; autographe ; autografo ; autógrafo
background ; Hintergrund|Hintergründe ; arrière-plan|contexte ; sfondo|retroscena ; trasfondo|fondo de pantalla
bilateral ; bilateral|zweiseitig ; bilatéral ; bilaterale ; bilateral
bleach ; Bleichmittel|bleichen ; eau de Javel ; candeggina|sbiancare ; lejía|blanquear
blog ; Blog ; blog ; blog ; blog
booklet|brochure|leaflet ; Broschüre|Prospekt|Faltblatt|Merkblatt ; brochure|dépliant|prospectus|notice ; opuscolo|dépliant|prospetto ; folleto|prospecto|octavilla
bubble ; Blase Luft|Seifenblase ; bulle ; bolla ; burbuja
bundle ; Bündel|bündeln ; faisceau|paquet ficelé ; fascio|fagotto ; haz|fardo
bunker|air-raid shelter ; Bunker|Luftschutzkeller|Schutzraum ; bunker|abri antiaérien|abri de protection ; bunker|rifugio antiaereo ; búnker|refugio antiaéreo
burden ; Last ; fardeau|charge pesante ; peso gravoso ; carga pesada
campus ; Campus ; campus ; campus ; campus
carriage|wagon|railway car ; Waggon|Eisenbahnwagen|Kutsche ; wagon|calèche|diligence ; vagone|carrozza ; vagón|carruaje
cartel ; Kartell|Preisabsprache ; cartel|entente sur les prix ; cartello|intesa sui prezzi ; cartel|pacto de precios
censor|censorship ; Zensur|zensieren ; censure|censurer ; censura|censurare ; censura|censurar
character of a person|personality ; Charakter|Persönlichkeit ; caractère|personnalité ; carattere|personalità ; carácter|personalidad
cholera ; Cholera ; choléra ; colera ; cólera
chrome ; Chrom ; chrome ; cromo ; cromo
circuit|electric circuit ; Stromkreis|Schaltkreis ; circuit électrique ; circuito ; circuito
short circuit ; Kurzschluss ; court-circuit ; cortocircuito ; cortocircuito
civilian ; Zivilist|zivil ; civil ; civile|borghese ; civil
clergy|cleric ; Klerus|Geistliche|Geistlichkeit ; clergé|ecclésiastique ; clero|ecclesiastico ; clero|eclesiástico
clockwise ; im Uhrzeigersinn ; dans le sens des aiguilles ; in senso orario ; en sentido horario
clue|hint ; Anhaltspunkt|Tipp|Fingerzeig ; indice|indication utile ; indizio|suggerimento ; pista|indicio
cobalt ; Kobalt ; cobalt ; cobalto ; cobalto
cockpit ; Cockpit ; cockpit|poste de pilotage ; cabina di pilotaggio ; cabina de pilotaje
code ; Code|Codes ; code ; codice ; código
coincidence|by chance ; Zufall|zufällig ; hasard|coïncidence|par hasard ; coincidenza fortuita|caso|per caso ; casualidad|coincidencia|por casualidad
collector|collection of things ; Sammler|Sammlung ; collectionneur|collection ; collezionista|collezione ; coleccionista|colección
column of a table ; Spalte|Spalten ; colonne ; colonna ; columna
row of a table|line of a table ; Zeile|Tabellenzeile ; ligne du tableau|rangée ; riga ; fila|renglón
comment|remark|note ; Kommentar|Anmerkung ; commentaire|remarque|observation ; commento|osservazione ; comentario|observación|nota
compartment ; Abteil|Fach ; compartiment ; scompartimento|scomparto ; compartimento
compliment ; Kompliment ; compliment ; complimento ; cumplido|piropo
condom ; Kondom ; préservatif ; preservativo ; preservativo|condón
conjunctivitis ; Bindehautentzündung ; conjonctivite ; congiuntivite ; conjuntivitis
conscience ; Gewissen ; conscience morale ; coscienza ; conciencia moral
context|coherence ; Kontext|Zusammenhang ; contexte ; contesto ; contexto
corner ; Ecke|Ecken ; coin ; angolo ; esquina|rincón
corpse|dead body ; Leiche|Leichnam ; cadavre|dépouille ; cadavere|salma ; cadáver
coward|cowardice ; Feigling|feige|Feigheit ; lâche|lâcheté ; vigliacco|codardo ; cobarde|cobardía
cradle|cot ; Wiege|Kinderbett ; berceau|lit d'enfant ; culla|lettino ; cuna
craft|handicraft|craftsmanship ; Handwerk|Kunsthandwerk|handwerklich ; artisanat|artisanal ; artigianato|artigianale ; artesanía|artesanal
crater ; Krater ; cratère ; cratere ; cráter
crisis ; Krise|Krisen ; crise ; crisi ; crisis
criterion|criteria ; Kriterium|Kriterien ; critère ; criterio ; criterio
crumb|crust ; Krümel|Brosamen ; miette|croûte ; briciola ; miga|migaja
cursor ; Cursor|Mauszeiger ; curseur ; cursore ; cursor
debit a bank account|debit entry ; Belastung des Kontos|Lastschrift|Abbuchung ; débit|débiter ; addebito|addebitare ; débito|adeudo|cargo en cuenta
debris|rubble ; Trümmer|Schutt|Bauschutt ; décombres|gravats|débris ; macerie|detriti|calcinacci ; escombros
deck of a ship ; Schiffsdeck ; pont du navire ; ponte della nave|coperta della nave ; cubierta de barco
deformed|deformity ; deformiert|missgebildet|verformt ; déformé|malformation ; deforme|deformato|malformazione ; deformado|malformación
dehydrated|dehydration ; dehydriert|Austrocknung|Flüssigkeitsmangel ; déshydraté|déshydratation ; disidratato|disidratazione ; deshidratado|deshidratación
dent ; Delle|Beule ; bosse|enfoncement de carrosserie ; ammaccatura|bozza ; abolladura
destiny|fate ; Schicksal ; destin|sort ; destino|sorte ; destino|suerte final
deviation|discrepancy|deviate ; Abweichung|Diskrepanz ; écart|divergence|s'écarter ; scostamento|divergenza|discrepanza ; desviación|discrepancia
dialogue|conversation|talk with ; Dialog|Gespräch|Unterhaltung ; dialogue|conversation|entretien ; dialogo|conversazione|colloquio ; diálogo|conversación
disc|disk ; Scheibe|Diskette ; disque ; disco ; disco
discipline ; Disziplin|diszipliniert ; discipline ; disciplina ; disciplina
disco|nightclub ; Diskothek|Nachtclub|Disco ; discothèque|boîte de nuit ; discoteca ; discoteca|club nocturno
disgust|disgusting ; Ekel|eklig|abscheulich ; dégoût|dégoûtant ; disgusto|disgustoso|schifo ; asco|repugnante|asqueroso
dislocate|dislocation of joint ; ausrenken|ausgerenkt|ausgekugelt ; luxation ; slogare|lussazione ; dislocar|luxación
distil|distillery ; destillieren|Brennerei|Destillerie ; distiller|distillerie ; distillare|distilleria ; destilar|destilería
ditch|trench ; Graben ; fossé ; fosso|fossato|trincea ; zanja|cuneta|trinchera
dome ; Kuppel ; coupole|dôme ; cupola ; cúpula
drone ; Drohne|Drohnen ; drone ; drone ; dron
dwarf ; Zwerg ; nain ; nano ; enano
dyslexia|dyslexic ; Legasthenie|Legastheniker|Leseschwäche ; dyslexie|dyslexique ; dislessia|dislessico ; dislexia|disléxico
edge|rim|border of a thing ; Kante ; bord|arête|rebord ; bordo|orlo|spigolo ; borde|canto|orilla
effort|exertion ; Anstrengung|Bemühung|Mühe|sich bemühen ; effort|peine|s'efforcer ; sforzo|fatica|sforzarsi ; esfuerzo|esforzarse
electrode ; Elektrode ; électrode ; elettrodo ; electrodo
elite ; Elite ; élite ; élite ; élite
embroidery ; Stickerei|sticken ; broderie|broder ; ricamo|ricamare ; bordado|bordar
embryo ; Embryo ; embryon ; embrione ; embrión
emotion|emotional ; Emotion|emotional ; émotion|émotionnel ; emotivo ; emocional
empathy|sympathy ; Empathie|Mitgefühl|Mitleid|Beileid ; empathie|compassion|pitié|condoléances ; empatia|compassione|pietà|condoglianze ; empatía|compasión|lástima|condolencias
enzyme ; Enzym ; enzyme ; enzima ; enzima
exclamation mark|question mark ; Ausrufezeichen|Fragezeichen ; point d'exclamation|point d'interrogation ; punto esclamativo|punto interrogativo ; signo de exclamación|signo de interrogación
extent ; Ausmass|Umfang ; ampleur|étendue ; portata|entità|estensione ; alcance|magnitud|extensión
extra|additional ; zusätzlich|extra ; supplémentaire|en supplément ; supplementare|aggiuntivo ; adicional|suplementario|extra
facility|installation on site ; Anlage|Einrichtung|Anlagen ; installation|équipement collectif ; impianto|struttura ; instalación|instalaciones
fact|facts|factual ; Fakt|Fakten|Sachverhalt ; état de fait ; fattispecie ; hecho|hechos
factor ; Faktor|Faktoren ; facteur ; fattore ; factor
faculty of university ; Fakultät ; faculté ; facoltà ; facultad
farewell|goodbye|say goodbye ; Abschied|verabschieden|Verabschiedung|auf Wiedersehen ; adieu|au revoir|prendre congé de ; addio|arrivederci|congedarsi ; adiós
fashion|fashionable ; modisch ; mode|à la mode ; moda|alla moda ; moda|de moda
ferment|fermentation ; gären|Gärung|fermentieren ; fermenter|fermentation ; fermentare|fermentazione ; fermentar|fermentación
ferry ; Fähre|Fährverbindung ; ferry|bac ; traghetto ; ferri
fibre optic|fibre|fiber ; Glasfaser|Faser|Fasern ; fibre optique|fibre ; fibra ottica|fibra ; fibra óptica|fibra
flash of light ; Lichtblitz|Blitzlicht ; flash|lueur ; flash|lampo di luce ; destello|flash
font|typeface ; Schriftart|Schrift ; police de caractères|caractère typographique ; carattere tipografico|font ; tipo de letra|fuente tipográfica
footnote ; Fussnote|Fußnote ; note de bas de page ; nota a piè di pagina ; nota al pie
footpath|trail|path ; Fussweg|Pfad|Wanderweg ; sentier|chemin pédestre ; sentiero|viottolo ; sendero|senda
format ; Format|Formate|formatieren ; format|formater ; formato|formattare ; formato|formatear
forum ; Forum ; forum ; foro di discussione|forum ; foro
fragment|piece broken off ; Fragment|Bruchstück|Scherbe ; fragment|débris de verre ; frammento|coccio ; fragmento|trozo
framework|general conditions ; Rahmenbedingungen|Rahmen der Regelung ; cadre général|conditions-cadres ; quadro generale|condizioni quadro ; marco general|condiciones marco
fright|scare|afraid ; Schreck|Schrecken|erschrecken|ängstlich ; effroi|frayeur|effrayer ; spavento|terrore|spaventare ; susto|asustar
frugal|thrifty ; sparsam|genügsam ; frugal|économe ; frugale|parsimonioso ; frugal|ahorrador
fugitive ; Flüchtiger|auf der Flucht ; fugitif|en fuite ; fuggitivo|latitante ; fugitivo|prófugo
fun|have fun|enjoy oneself ; Spass haben|Vergnügen|sich vergnügen ; s'amuser|amusement ; piacere|spasso ; pasarlo bien|placer
furnace ; Hochofen|Schmelzofen ; haut fourneau|fourneau ; altoforno|fornace ; alto horno
gang ; Bande|Gang Kriminelle ; gang|bande criminelle ; banda criminale|gang ; pandilla|banda criminal
gel ; Gel ; gel ; gel ; gel
gesture ; Gebärde ; geste ; gesto ; gesto
giant ; Riese|Riesen ; géant ; gigante ; gigante
glory|fame ; Ruhm|Ruhmes ; gloire|renommée ; gloria ; gloria|fama
grapefruit ; Grapefruit ; pamplemousse ; pompelmo ; pomelo
grasshopper|locust ; Heuschrecke ; sauterelle|criquet ; cavalletta|locusta ; saltamontes|langosta insecto
grid ; Gitter|Raster ; grille|quadrillage ; griglia|reticolo ; rejilla|cuadrícula
habit|custom|accustomed ; Brauch|gewohnt|sich gewöhnen ; habitude|coutume|s'habituer ; abitudine|usanza|abituarsi ; hábito|costumbre|acostumbrarse
hammock ; Hängematte ; hamac ; amaca ; hamaca
handbook|manual ; Handbuch|Bedienungsanleitung|Leitfaden ; mode d'emploi|manuel d'utilisation|guide pratique ; libretto d'istruzioni|guida pratica ; manual de instrucciones|guía práctica
handshake ; Händedruck|Händeschütteln ; poignée de main ; stretta di mano ; apretón de manos
handwriting|handwritten ; von Hand geschrieben ; écriture manuscrite|écrit à la main ; scritto a mano|calligrafia ; escrito a mano|caligrafía
harmony|harmonious ; Harmonie|harmonisch ; harmonie|harmonieux ; armonia|armonioso ; armonía|armonioso
harness ; Auffanggurt|Klettergurt ; harnais ; imbracatura ; arnés
harp ; Harfe ; harpe ; arpa ; arpa
helicopter ; Hubschrauber|Helikopter ; hélicoptère ; elicottero ; helicóptero
hello|greeting|greet ; hallo|Gruss|Begrüssung|grüssen ; bonjour|salutation|saluer ; ciao|salutare ; hola
hole|opening in something ; Loch|Löcher|Öffnung ; trou|orifice ; buco|foro ; agujero|hoyo|orificio
homeland ; Heimat|Heimatland ; patrie|pays d'origine ; patria ; patria|tierra natal
honeymoon ; Flitterwochen|Hochzeitsreise ; lune de miel|voyage de noces ; luna di miele|viaggio di nozze ; luna de miel|viaje de novios
honour|honor|honorary ; Ehre|ehren|ehrenamtlich ; honneur|honorer|honorifique ; onore|onorare|onorifico ; honor|honrar|honorífico
horror ; Horror ; horreur ; orrore ; horror
hydrant ; Hydrant ; hydrant|borne d'incendie ; idrante ; hidrante|boca de incendios
hydraulic ; hydraulisch|Hydraulik ; hydraulique ; idraulico tecnico|oleodinamico ; hidráulico
hypnosis ; Hypnose ; hypnose ; ipnosi ; hipnosis
hypocrite|hypocrisy ; Heuchler|Heuchelei|scheinheilig ; hypocrite|hypocrisie ; ipocrita|ipocrisia ; hipócrita|hipocresía
icon ; Symbolbild|Icon ; icône ; icona ; icono
illusion ; Illusion|Täuschung der Sinne ; illusion ; illusione ; ilusión óptica
immortal|immortality ; unsterblich|Unsterblichkeit ; immortel|immortalité ; immortale|immortalità ; inmortal|inmortalidad
implication ; Auswirkung|Tragweite ; implication|incidence ; incidenza ; incidencia
impulse|impetus ; Impuls|Anstoss ; impulsion|élan ; impulso|slancio ; impulso
incentive|motivation|motivate ; Anreiz|Motivation|motivieren ; incitation|motivation|motiver ; incentivo|motivazione|motivare ; incentivo|motivación|motivar
price index|consumer price index ; Landesindex|Verbraucherpreisindex|Konsumentenpreise|Preisindex ; indice des prix|indice des prix à la consommation ; indice dei prezzi|indice dei prezzi al consumo ; índice de precios|índice de precios al consumo
index-linked|indexation|linked to inflation ; indexiert|Indexierung|Indexmiete ; indexé|indexation ; indicizzato|indicizzazione ; indexado|indexación|indexar
infrastructure ; Infrastruktur ; infrastructure ; infrastruttura ; infraestructura
initiative ; Initiative ; initiative ; iniziativa ; iniciativa
innovation|innovative ; Innovation|innovativ|Neuerung ; innovation|innovant ; innovazione|innovativo ; innovación|innovador
instead|instead of ; anstatt|statt|anstelle ; au lieu de|à la place de ; invece di|al posto di|anziché ; en lugar de|en vez de
instinct ; Instinkt|instinktiv ; instinct ; istinto ; instinto
institute|institution ; Institut|Institution|Anstalt ; institut|institution ; istituto|istituzione ; instituto|institución
interface ; Schnittstelle ; interface ; interfaccia ; interfaz
interval ; Intervall|Zeitabstand|Abstand zwischen ; intervalle ; intervallo ; intervalo
irony ; Ironie|ironisch ; ironie|ironique ; ironia|ironico ; ironía|irónico
isotope ; Isotop ; isotope ; isotopo ; isótopo
jazz ; Jazz ; jazz ; jazz ; jazz
senior citizen|seniors ; Seniorin|Senioren|Senior ; senior|aîné ; anziano|senior ; persona mayor|personas mayores
kangaroo ; Känguru ; kangourou ; canguro ; canguro animal
kerosene|paraffin ; Kerosin|Petroleum ; kérosène|pétrole lampant ; cherosene ; queroseno
kite ; Drachen steigen|Lenkdrachen ; cerf-volant ; aquilone ; cometa de papel
`;
