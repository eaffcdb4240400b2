/** Common words of all sorts: English; German; French; Italian; Spanish, words parted by bars. */
export const moreCommonConcepts = `
knot ; Knoten ; nœud ; nodo ; nudo
labour|labor ; Arbeitskraft|Arbeitskräfte ; main-d'œuvre ; manodopera ; mano de obra
layer ; Schicht Material|Lage ; couche ; strato ; capa
level ; Niveau|Stufe ; niveau ; livello ; nivel
lifebelt|life jacket|lifeboat ; Rettungsring|Schwimmweste|Rettungsboot ; bouée de sauvetage|gilet de sauvetage|canot de sauvetage ; salvagente|giubbotto di salvataggio|scialuppa ; salvavidas|chaleco salvavidas|bote salvavidas
lifestyle|way of life ; Lebensstil|Lebensweise ; mode de vie|style de vie ; stile di vita ; estilo de vida|modo de vida
lipstick ; Lippenstift ; rouge à lèvres ; rossetto ; pintalabios
list|listing ; Liste|Listen|Auflistung|Verzeichnis ; liste|répertoire ; lista|elenco ; lista|listado
literature|literary ; Literatur|literarisch ; littérature|littéraire ; letteratura|letterario ; literatura|literario
loaf of bread ; Brotlaib ; miche de pain ; pagnotta ; hogaza|barra de pan
locomotive ; Lokomotive ; locomotive ; locomotiva ; locomotora
logic|logical ; Logik|logisch ; logique ; logica|logico ; lógica|lógico
lyrics ; Songtext|Liedtext ; paroles de chanson ; testo della canzone ; letra de canción
malnutrition ; Mangelernährung|Unterernährung ; malnutrition|dénutrition ; malnutrizione|denutrizione ; desnutrición|malnutrición
mandate ; Mandat|Mandate ; mandat ; mandato ; mandato
mango ; Mango ; mangue ; mango ; mango
mark with a pen|highlight ; Markierung|markieren ; marquer|marquage|surligner ; contrassegnare|marcatura|evidenziare ; resaltar
mascot ; Maskottchen ; mascotte ; mascotte ; mascota de equipo
mast ; Mast|Masten ; mât|pylône ; albero della nave|traliccio ; mástil
melody|tune ; Melodie ; mélodie ; melodia ; melodía
mercy ; Gnade|Barmherzigkeit ; miséricorde|clémence ; misericordia|clemenza ; misericordia|clemencia
metaphor ; Metapher ; métaphore ; metafora ; metáfora
mint|peppermint ; Minze|Pfefferminze ; menthe ; menta ; menta
miracle ; Wunder ; miracle ; miracolo ; milagro
mission ; Mission|Einsatz im Auftrag ; mission ; missione ; misión
module ; Modul|Module ; module ; modulo didattico|modulo tecnico ; módulo
monopoly ; Monopol ; monopole ; monopolio ; monopolio
mood ; Laune|Stimmung ; humeur|ambiance ; stato d'animo ; humor del momento|estado de ánimo
mosaic ; Mosaik ; mosaïque ; mosaico ; mosaico
motto|slogan ; Motto|Slogan|Leitspruch ; devise personnelle|slogan ; motto|slogan ; lema|eslogan
multinational ; multinational|Weltkonzern ; multinationale ; multinazionale ; multinacional
nickel ; Nickel ; nickel ; nichel ; níquel
nightmare ; Albtraum|Alptraum ; cauchemar ; incubo ; pesadilla
nomad ; Nomade|Nomaden ; nomade ; nomade ; nómada
object|item ; Gegenstand|Gegenstände|Objekt ; objet|article ; oggetto ; objeto
obstacle|hindrance ; Hindernis|Behinderung ; obstacle|entrave ; ostacolo|impedimento ; obstáculo|impedimento
opinion poll|survey of opinion ; Meinungsumfrage|Umfrage ; sondage|sondage d'opinion ; sondaggio|sondaggio d'opinione ; sondeo|encuesta
outline|overview|summary ; Übersicht|Überblick|Zusammenfassung ; aperçu|vue d'ensemble|résumé ; panoramica|riassunto|riepilogo|sintesi ; resumen|visión general|panorama
oxide ; Oxid ; oxyde ; ossido ; óxido químico
pace|tempo|speed of work ; Tempo|Arbeitstempo ; rythme|cadence|allure ; ritmo|andatura ; ritmo|compás
panic ; Panik|panisch ; panique|paniquer ; panico ; pánico
parachute ; Fallschirm ; parachute ; paracadute ; paracaídas
parade|procession ; Parade|Umzug Festzug|Prozession ; défilé|cortège|procession ; parata|corteo|processione|sfilata ; desfile|procesión|cortejo
parameter ; Parameter ; paramètre ; parametro ; parámetro
passion|passionate ; Leidenschaft|leidenschaftlich ; passion|passionné ; passione|appassionato ; pasión|apasionado
patriot|patriotic ; Patriot|patriotisch ; patriote|patriotique ; patriota|patriottico ; patriota|patriótico
patrol ; Patrouille|Streife ; patrouille ; pattuglia ; patrulla
pattern ; Muster ; motif répétitif|schéma type ; modello ripetuto|motivo ; patrón|modelo
pearl ; Perle ; perle ; perla ; perla
pedal ; Pedal|Pedale ; pédale ; pedale ; pedal
perspective|viewpoint|point of view ; Perspektive|Standpunkt|Sichtweise|Blickwinkel ; perspective|point de vue ; punto di vista ; perspectiva|punto de vista
pillar|column of building ; Säule ; pilier|colonne de soutien ; pilastro|colonna portante ; pilar|columna de edificio
plague ; Pest|Seuche ; peste ; peste ; peste
play a game|player of games ; spielen|gespielt ; joueur ; giocare|giocatore ; jugador
plural ; Plural|Mehrzahl ; pluriel ; plurale ; plural
pocket ; Hosentasche|Jackentasche ; poche ; tasca ; bolsillo
pocket money ; Taschengeld ; argent de poche ; paghetta ; paga semanal|dinero de bolsillo
polygon ; Polygon|Vieleck ; polygone ; poligono ; polígono
postcard ; Postkarte|Ansichtskarte ; carte postale ; cartolina ; tarjeta postal|postal
presence|attendance ; Anwesenheit|Präsenz|Anwesenheitspflicht ; présence|présence obligatoire ; presenza|obbligo di presenza ; presencia|asistencia obligatoria
prestige|reputation|image in public ; Ansehen|Prestige|Ruf|Reputation ; prestige|réputation|renom ; prestigio|reputazione ; prestigio|reputación
privilege ; Privileg|Vorrecht ; privilège ; privilegio ; privilegio
profile ; Profil ; profil ; profilo ; perfil
prospect|outlook ; Aussicht|Ausblick|Aussichten ; perspectives d'avenir ; prospettive future ; perspectivas futuras
prostitution|prostitute ; Prostitution|Prostituierte ; prostitution|prostituée ; prostituzione|prostituta ; prostitución|prostituta
quota ; Quote|Kontingent ; quota|contingent ; quota|contingente ; cuota|cupo|contingente
quiz ; Quiz ; quiz ; quiz ; concurso de preguntas|quiz
race competition ; Rennen|Wettrennen ; course automobile|compétition de vitesse ; gara di velocità ; carrera
radar|speed camera ; Radar|Radarfalle ; radar ; autovelox ; radar
rape|sexual assault ; Vergewaltigung|sexueller Übergriff|vergewaltigen ; viol|agression sexuelle ; stupro|violenza sessuale ; violación sexual|agresión sexual
reactor|nuclear power plant ; Reaktor|Atomkraftwerk|Kernkraftwerk ; réacteur|centrale nucléaire ; reattore|centrale nucleare ; reactor|central nuclear
reader|read aloud ; Leserin ; lecteur|lectrice ; lettore di libri|lettori ; lector|lectora
recession|economic downturn ; Rezession|Wirtschaftskrise|Konjunkturabschwung ; récession|crise économique ; recessione|crisi economica ; recesión|crisis económica
reflex ; Reflex ; réflexe ; riflesso condizionato ; acto reflejo
regime ; Regime ; régime ; regime ; régimen
rehearsal|rehearse ; Probe Theater|Generalprobe|proben ; répétition générale|répéter une pièce ; prova generale|prove ; ensayo general
replica|duplicate object ; Replik|Nachbildung ; réplique ; replica ; réplica
residue|remnant ; Rückstand|Rückstände|Überrest ; résidu|vestige ; residuo ; residuo
resort|ski resort|holiday resort ; Ferienort|Skigebiet|Ferienresort ; station de ski|station balnéaire|lieu de villégiature ; località turistica|stazione sciistica ; estación de esquí|centro vacacional
retina ; Netzhaut ; rétine ; retina ; retina
rhyme ; Reim|reimen ; rime|rimer ; rima ; rima
rhythm ; Rhythmus ; rythme musical ; ritmo musicale ; ritmo musical
robot ; Roboter ; robot ; robot ; robot
routine ; Routine|routinemässig ; routine ; routine ; rutina|rutinario
rudder ; Steuerruder ; gouvernail ; timone ; timón
runway ; Start- und Landebahn|Piste|Landebahn ; piste d'atterrissage|piste de décollage ; pista di decollo|pista di atterraggio ; pista de aterrizaje|pista de despegue
saddle ; Sattel ; selle ; sella ; silla de montar
satire ; Satire|satirisch ; satire|satirique ; satira|satirico ; sátira|satírico
saucer ; Untertasse ; soucoupe ; piattino ; platillo
scandal ; Skandal|skandalös ; scandale|scandaleux ; scandalo|scandaloso ; escándalo|escandaloso
scene|stage ; Szene|Bühne ; scène|plateau de théâtre ; scena|palcoscenico ; escena|escenario
sceptical|skeptical ; skeptisch|Skepsis ; sceptique|scepticisme ; scettico|scetticismo ; escéptico|escepticismo
scooter|moped|e-scooter ; Mofa|E-Scooter|Trottinett ; scooter|cyclomoteur|trottinette ; scooter|ciclomotore|monopattino ; escúter|ciclomotor|patinete
scorpion ; Skorpion ; scorpion ; scorpione ; escorpión
scout|scouting ; Pfadfinder|Pfadi ; scout|éclaireur|scoutisme ; boy scout|esploratore ; explorador|escultismo
script|screenplay ; Drehbuch|Skript ; scénario|script ; sceneggiatura|copione ; guion de cine
sense of hearing|five senses ; Sinnesorgan|fünf Sinne ; organe des sens|cinq sens ; organi di senso|cinque sensi ; órgano de los sentidos|cinco sentidos
common sense ; gesunder Menschenverstand ; bon sens ; buon senso ; sentido común
sequence|order of things ; Reihenfolge|Abfolge|Sequenz ; séquence|succession de choses|ordre de succession ; sequenza|successione ; secuencia|orden de sucesión
series ; Serie|Reihe ; série ; serie ; serie
sexual|sexuality ; sexuell|Sexualität ; sexuel|sexualité ; sessuale|sessualità ; sexual|sexualidad
shelter|refuge ; Zuflucht|Unterschlupf|Obdach|Schutzunterkunft ; abri|refuge ; riparo|rifugio ; cobijo|albergue|refugio
shock|shocking ; Schock|schockieren|schockierend ; choc|choquant ; shock|scioccante ; conmoción|choque emocional
electric shock ; Stromschlag|elektrischer Schlag ; choc électrique|décharge électrique ; scossa elettrica|scarica elettrica ; descarga eléctrica
side ; Seite|Seiten|seitlich ; côté|latéral ; lato|laterale ; lado|lateral
signal ; Signal|Signale ; signal ; segnale ; señal
sin|sinner ; Sünde|Sünder ; péché ; peccato|peccatore ; pecado|pecador
siren|alarm siren ; Sirene|Sirenen ; sirène ; sirena ; sirena
sleepy|drowsiness|drowsy ; schläfrig|Schläfrigkeit ; somnolent|somnolence ; sonnolento|sonnolenza ; somnoliento|somnolencia
sleeve ; Ärmel ; manche ; manica ; manga
slice ; Scheibe Brot ; tranche ; fetta ; loncha
soluble|dissolve in water ; löslich|auflösen in Wasser ; soluble|dissoudre ; solubile|dissolvere ; soluble|disolver
solvent|thinner ; Lösungsmittel ; solvant ; solvente|diluente ; disolvente
soot ; Russ|Ruß ; suie ; fuliggine ; hollín
sound|noise ; Ton|Geräusch|Laut ; bruit ; suono|rumore ; ruido
space|room for something ; Raum ; espace|place disponible ; spazio ; sitio
stain|spot|stained ; Fleck|Flecken|verschmutzt ; tache|taché ; macchia|macchiato ; mancha|manchado
standard ; Standard|standardmässig ; standard|norme usuelle ; standard|norma abituale ; estándar
stationary|motionless ; stillstehend|bewegungslos ; immobile|à l'arrêt ; fermo|immobile ; inmóvil|parado
stereotype|cliché ; Stereotyp|Klischee ; stéréotype|cliché ; stereotipo|cliché ; estereotipo|tópico
stool ; Hocker|Schemel ; tabouret ; sgabello ; taburete
stopwatch ; Stoppuhr ; chronomètre ; cronometro ; cronómetro
stranger|unknown person ; Fremder|Unbekannte ; inconnu|personne inconnue ; sconosciuto|estraneo ; desconocido|persona extraña
strap ; Riemen|Träger Band ; sangle|lanière ; cinghia|tracolla ; correa
strategy|strategic ; Strategie|strategisch ; stratégie|stratégique ; strategia|strategico ; estrategia|estratégico
tactics|tactical ; Taktik|taktisch ; tactique ; tattica|tattico ; táctica|táctico
stripe|strip ; gestreift ; bande de papier ; riga colorata ; franja|tira
style ; Stil|stilvoll ; style ; stile ; estilo
submarine ; U-Boot|Unterseeboot ; sous-marin ; sottomarino ; submarino
subtitle ; Untertitel ; sous-titre ; sottotitolo ; subtítulo
swimmer ; Schwimmerin ; nageur|nageuse ; nuotatore|nuotatrice ; nadador|nadadora
system|systematic ; System|systematisch ; système|systématique ; sistema|sistematico ; sistema|sistemático
talent|talented|gifted ; Talent|talentiert|begabt|Begabung ; talent|talentueux|doué ; talento|dotato ; talento|talentoso|dotado
tattoo ; Tattoo|Tätowierung|tätowieren ; tatouage|tatouer ; tatuaggio|tatuare ; tatuaje|tatuar
tear of crying ; Träne|Tränen ; larme ; lacrima ; lágrima
technology|technological ; Technologie|technologisch ; technologie|technologique ; tecnologia|tecnologico ; tecnología|tecnológico
telegram ; Telegramm ; télégramme ; telegramma ; telegrama
temptation|tempt ; Versuchung|verlocken ; tentation|tenter quelqu'un ; tentazione|allettare ; tentación|tentar
tension|tense situation ; Spannung|angespannt|Anspannung ; tension|tendu ; tensione|teso ; tensión|tenso
terminology ; Terminologie|Fachbegriffe ; terminologie ; terminologia ; terminología
terrain ; Terrain ; terrain ; terreno ; terreno
therapist|therapy ; Therapeut|Therapie|Therapeutin ; thérapeute|thérapie ; terapeuta|terapia ; terapeuta|terapia
together|jointly ; zusammen|gemeinsam|miteinander ; ensemble|conjointement ; insieme|congiuntamente ; juntos|conjuntamente
token|symbolic sign ; Jeton|Wertmarke ; jeton ; gettone ; ficha|vale
toothache ; Zahnschmerzen|Zahnweh ; mal de dents|rage de dents ; mal di denti ; dolor de muelas
top|uppermost ; ganz oben ; sommet|tout en haut ; cima|in alto ; cima|parte superior
bottom|lowest part ; unterste|ganz unten ; tout en bas ; in basso ; parte inferior|fondo
trade|commerce ; Handel|Kommerz ; négoce ; commercio ; comercio
trader|merchant ; Kaufmann|Handelsmann ; négociant ; mercante ; mercader
traffic|road traffic ; Verkehr|Strassenverkehr ; trafic|circulation routière ; traffico|circolazione stradale ; tráfico
trick ; Trick|Streich ; ruse|tour de passe-passe ; trucco ; truco|artimaña
trustee|fiduciary ; Treuhänder|treuhänderisch ; fiduciaire|administrateur fiduciaire ; fiduciario ; fideicomisario|fiduciario
turbulence ; Turbulenz|Turbulenzen ; turbulence ; turbolenza ; turbulencia
typewriter ; Schreibmaschine ; machine à écrire ; macchina da scrivere ; máquina de escribir
electric|electrical ; elektrisch ; électrique ; elettrico ; eléctrico
undergraduate|bachelor student ; Bachelorstudent|Studienanfänger ; étudiant de premier cycle ; studente universitario|matricola ; estudiante de grado
uninhabited|deserted place ; unbewohnt|menschenleer ; inhabité|désert ; disabitato|deserto ; deshabitado|despoblado
unity|union ; Einheit|Vereinigung|Union ; unité|union ; unità|unione ; unidad|unión
variant|version ; Variante|Fassung|Version ; version ; variante|versione ; variante|versión
vegetable garden|allotment ; Gemüsegarten|Schrebergarten ; jardin familial ; orto ; huerto
veil|headscarf ; Schleier|Kopftuch ; voile islamique|foulard islamique ; copricapo ; pañuelo islámico
vine|winegrower ; Rebe|Weinrebe|Winzer ; vigne|vigneron ; vite da uva|viticoltore ; viticultor
virtue ; Tugend ; vertu ; virtù ; virtud
voice ; Stimme einer Person|stimmlich ; voix ; voce ; voz
waistcoat|vest ; Weste|Gilet ; gilet ; gilet|panciotto ; chaleco
warrior ; Krieger|Kämpfer ; guerrier ; guerriero ; guerrero
wreath ; Kranz|Kränze ; couronne de fleurs ; ghirlanda|corona di fiori ; corona de flores|guirnalda
yacht ; Jacht|Segeljacht ; yacht ; yacht|panfilo ; yate
yield|return on bonds ; Rendite|Ertrag ; rendement ; rendimento ; rendimiento
zinc ; Zink ; zinc ; zinco ; cinc|zinc
`;
