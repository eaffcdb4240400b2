/** Professions, nationalities, buildings and school: English; German; French; Italian; Spanish, words parted by bars. */
export const personConcepts = `
acquaintance ; Bekannte|Bekannter|Bekanntschaft ; connaissance personnelle ; conoscente ; conocido personal
barber|hairdresser|hair salon ; Coiffeur|Friseur|Frisör|Coiffeuse ; coiffeur|coiffeuse|salon de coiffure ; parrucchiera ; peluquero|barbero|peluquería
beautician|beauty salon ; Kosmetikerin|Kosmetikstudio ; esthéticienne|institut de beauté ; estetista|centro estetico ; esteticista|salón de belleza
bricklayer|mason ; Maurer|Maurerin ; maçon ; muratore ; albañil
butler|maid|servant|domestic help ; Hausangestellte|Haushaltshilfe|Diener ; domestique|employée de maison|aide ménagère ; domestico|collaboratrice domestica|colf ; empleada del hogar|criado|sirviente
carpenter|joiner|cabinetmaker ; Schreiner|Tischler|Zimmermann|Schreinerei ; menuisier|charpentier|menuiserie|ébéniste ; falegname|carpentiere|falegnameria ; carpintero|ebanista|carpintería
cashier|till operator ; Kassierer|Kassiererin|Kassenpersonal ; caissier|caissière ; cassiera ; cajero|cajera
chef|cook|kitchen staff ; Koch|Köchin|Küchenchef|Küchenpersonal ; cuisinier|cuisinière professionnelle|chef de cuisine ; cuoco|cuoca|capocuoco ; cocinero|cocinera|jefe de cocina
childminder|nanny|babysitter ; Tagesmutter|Kindermädchen|Babysitter ; maman de jour|nounou|baby-sitter|assistante maternelle ; tata|bambinaia|baby-sitter ; niñera|cuidadora de niños|canguro
dancer ; Tänzer|Tänzerin ; danseur|danseuse ; ballerino|danzatore ; bailarín
dermatologist|skin doctor ; Hautarzt|Hautärztin|Dermatologe ; dermatologue ; dermatologo ; dermatólogo
designer|graphic designer ; Designer|Gestalter|Designerin ; graphiste|designer|concepteur ; grafico|designer|progettista grafico ; diseñador|diseñadora|grafista
dressmaker|tailor|seamstress ; Schneiderin|Näherin ; tailleur|couturier|couturière ; sarto|sarta ; sastre|modista|costurera
engineer|engineering ; Ingenieur|Ingenieurin|Ingenieurwesen ; ingénieur|ingénierie ; ingegnere|ingegneria ; ingeniero|ingeniería
entrepreneur|businessman|businesswoman ; Unternehmer|Unternehmerin|Geschäftsmann|Geschäftsfrau ; entrepreneur|entrepreneuse|homme d'affaires|femme d'affaires ; imprenditore|imprenditrice|uomo d'affari ; emprendedor|empresario|empresaria
firefighter|fireman ; Feuerwehrmann|Feuerwehrleute|Feuerwehrangehörige ; pompier|sapeur-pompier ; vigile del fuoco ; bombero
fisherman|angler ; Fischer|Angler ; pêcheur ; pescatore ; pescador
flight attendant|cabin crew|crew ; Flugbegleiter|Kabinenpersonal|Besatzung|Crew ; hôtesse de l'air|personnel de cabine|équipage ; assistente di volo|equipaggio|hostess ; azafata|auxiliar de vuelo|tripulación
forester|forest ranger|ranger ; Förster|Forstwart|Ranger|Wildhüter ; garde forestier|forestier|garde-faune ; guardia forestale|forestale|guardaparco ; guardabosques|guarda forestal
geneticist|biologist ; Biologe|Biologin|Genetiker ; biologiste|généticien ; biologo|genetista ; biólogo|genetista
glazier ; Glaser ; vitrier ; vetraio ; cristalero|vidriero
goldsmith|watchmaker ; Goldschmied|Uhrmacher ; orfèvre ; orafo|orologiaio ; orfebre|relojero
historian ; Historiker|Historikerin ; historien|historienne ; storico di professione|storica ; historiador|historiadora
housewife|househusband|homemaker ; Hausfrau|Hausmann ; femme au foyer|homme au foyer ; casalinga|casalingo ; ama de casa|amo de casa
inspector ; Inspektor|Inspektorin|Kontrolleur ; inspecteur|inspectrice ; ispettore|ispettrice ; inspector|inspectora
interpreter|interpret between languages ; Dolmetscher|dolmetschen|Dolmetscherin ; interprète|interprétariat ; interprete|interpretariato ; intérprete
translator ; Übersetzer|Übersetzerin ; traducteur|traductrice ; traduttore|traduttrice ; traductor|traductora
lecturer|professor|university teacher ; Dozent|Dozentin|Professor|Professorin ; professeur d'université|chargé de cours|maître de conférences ; docente|professore universitario|professoressa ; profesor universitario|catedrático|docente
dean|rector|vice-chancellor ; Dekan|Rektor|Rektorin ; doyen|recteur|rectrice ; decano|rettore|rettrice ; decano|rector|rectora
lifeguard|pool attendant ; Bademeister|Rettungsschwimmer ; maître-nageur|sauveteur ; bagnino ; socorrista de piscina
locksmith ; Schlosser|Schlüsseldienst ; serrurier|serrurerie ; fabbro ferraio|servizio chiavi ; cerrajero|cerrajería
mathematician ; Mathematiker|Mathematikerin ; mathématicien|mathématicienne ; matematico di professione ; matemático de profesión
mechanic ; Mechaniker|Mechanikerin|Mechatroniker ; mécanicien|mécanicienne ; meccanico ; mecánico
miner ; Bergmann|Bergarbeiter ; mineur de fond ; minatore ; minero
musician|pianist|violinist ; Musiker|Musikerin|Pianist ; musicien|musicienne|pianiste ; musicista|pianista ; músico|pianista
painter and decorator|house painter ; Maler|Malerin|Malermeister ; peintre en bâtiment|peintre ; imbianchino|pittore edile ; pintor de brocha gorda|pintor de casas
paediatrician|pediatrician|children's doctor ; Kinderarzt|Kinderärztin ; pédiatre ; pediatra ; pediatra
photographer ; Fotograf|Fotografin ; photographe ; fotografo|fotografa ; fotógrafo|fotógrafa
physicist ; Physiker|Physikerin ; physicien|physicienne ; fisico di professione ; físico de profesión
pilot ; Pilot|Pilotin ; pilote ; pilota ; piloto
police officer|policeman|policewoman ; Polizist|Polizistin|Polizeibeamte ; policier|agent de police|policière|gendarme ; poliziotto|agente di polizia|poliziotta ; policía agente|agente de policía
porter|doorman|janitor|concierge ; Portier|Pförtner|Concierge ; portier|concierge|gardien d'immeuble ; portinaio|portiere d'albergo|usciere ; portero de edificio|conserje
postman|postwoman|mail carrier ; Briefträger|Postbote|Pöstler|Zusteller ; facteur|factrice ; postino|portalettere ; cartero
receptionist ; Rezeptionist|Rezeptionistin|Empfangsmitarbeiterin ; réceptionniste ; addetto alla reception|receptionist ; recepcionista
roofer ; Dachdecker ; couvreur ; copritetto|lattoniere ; techador
sailor|seaman ; Matrose|Seemann|Seeleute ; marin|matelot ; marinaio ; marinero|marino
sales assistant|shop assistant|salesperson ; Verkaufspersonal|Ladenangestellte|Verkaufsberater ; vendeur en magasin|conseiller de vente ; addetto alle vendite ; dependiente|dependienta
sculptor ; Bildhauer|Bildhauerin ; sculpteur|sculptrice ; scultore|scultrice ; escultor|escultora
shoemaker|cobbler ; Schuhmacher|Schuster ; cordonnier ; calzolaio ; zapatero
shopkeeper ; Ladenbesitzer|Ladeninhaber ; commerçant|commerçante ; negoziante|bottegaio ; tendero|comerciante
speech therapist ; Logopäde|Logopädin|Logopädie ; logopédiste|orthophoniste ; logopedista ; logopeda
statistician|data analyst|analyst ; Analyst|Datenanalyst ; statisticien|analyste ; statistico di professione|analista ; estadístico de profesión|analista
surveyor|geometer ; Geometer|Vermesser|Geometerin ; géomètre ; geometra ; topógrafo|agrimensor
technician ; Techniker|Technikerin ; technicien|technicienne ; tecnico di professione|perito tecnico ; técnico de profesión
tutor|private lessons|coaching lessons ; Nachhilfe|Nachhilfelehrer|Privatunterricht ; cours particulier|cours d'appui|répétiteur ; lezioni private ; clases particulares|profesor particular
waiter|waitress|serving staff ; Kellner|Kellnerin|Servicepersonal|Bedienung ; serveur de restaurant|serveuse|garçon de café ; cameriere|cameriera ; camarero|camarera|mesero
worker|labourer|blue-collar ; Arbeiter|Arbeiterin|Arbeiterschaft ; ouvrier|ouvrière ; operaio|operaia ; obrero|obrera
office worker|clerical staff|white-collar ; Büroangestellte|Bürofachfrau|Kaufmann|kaufmännische Angestellte ; employé de bureau|employé de commerce ; impiegato d'ufficio|impiegata|impiegato di commercio ; oficinista|empleado de oficina
Swiss|Switzerland's ; Schweizer|Schweizerin|schweizerisch ; suisse|helvétique ; svizzero|svizzera|elvetico ; suizo|suiza|helvético
German ; deutsch|Deutscher|Deutsche ; allemand|allemande ; tedesco|tedesca ; alemán|alemana
French|Frenchman ; französisch|Franzose|Französin ; française ; francese ; francés|francesa
Italian ; italienisch|Italiener|Italienerin ; italien|italienne ; italiano|italiana ; italiano|italiana
Spanish|Spaniard ; spanisch|Spanier|Spanierin ; espagnol|espagnole ; spagnolo|spagnola ; español|española
Austrian ; österreichisch|Österreicher|Österreicherin ; autrichien|autrichienne ; austriaco|austriaca ; austríaco|austriaca
British|Briton ; britisch|Brite|Britin ; britannique ; britannico|britannica ; británico|británica
English|Englishman ; englisch|Engländer|Engländerin ; anglais|anglaise ; inglese ; inglés|inglesa
American ; amerikanisch|Amerikaner|Amerikanerin ; américain|américaine ; americano|americana|statunitense ; estadounidense
Portuguese ; portugiesisch|Portugiese|Portugiesin ; portugais|portugaise ; portoghese|lusitano ; portugués|portuguesa
Greek ; griechisch|Grieche|Griechin ; grec|grecque ; greco|greca ; griego|griega
Russian ; russisch|Russe|Russin ; russe ; russo|russa ; ruso|rusa
Ukrainian ; ukrainisch|Ukrainer|Ukrainerin ; ukrainien|ukrainienne ; ucraino|ucraina ; ucraniano|ucraniana
Polish|Pole ; polnisch|Pole|Polin ; polonais|polonaise ; polacco|polacca ; polaco|polaca
Czech ; tschechisch|Tscheche|Tschechin ; tchèque ; ceco|ceca ; checo|checa
Hungarian ; ungarisch|Ungar|Ungarin ; hongrois|hongroise ; ungherese ; húngaro|húngara
Romanian ; rumänisch|Rumäne|Rumänin ; roumain|roumaine ; rumeno|rumena|romeno ; rumano|rumana
Bulgarian ; bulgarisch|Bulgare ; bulgare ; bulgaro|bulgara ; búlgaro|búlgara
Serbian|Serb ; serbisch|Serbe|Serbin ; serbe ; serbo|serba ; serbio|serbia
Croatian|Croat ; kroatisch|Kroate|Kroatin ; croate ; croato|croata ; croata
Albanian ; albanisch|Albaner|Albanerin ; albanais|albanaise ; albanese ; albanés|albanesa
Turkish|Turk ; türkisch|Türke|Türkin ; turc|turque ; turco|turca ; turco|turca
Dutch|Dutchman ; niederländisch|holländisch|Niederländer ; néerlandais|hollandais|néerlandaise ; olandese|neerlandese ; neerlandés|holandés
Belgian ; belgisch|Belgier|Belgierin ; belge ; belga ; belga
Danish|Dane ; dänisch|Däne|Dänin ; danois|danoise ; danese ; danés|danesa
Swedish|Swede ; schwedisch|Schwede|Schwedin ; suédois|suédoise ; svedese ; sueco|sueca
Norwegian ; norwegisch|Norweger|Norwegerin ; norvégien|norvégienne ; norvegese ; noruego|noruega
Finnish|Finn ; finnisch|Finne|Finnin ; finlandais|finnois|finlandaise ; finlandese|finnico ; finlandés|finés
Irish|Irishman ; irisch|Ire|Irin ; irlandais|irlandaise ; irlandese ; irlandés|irlandesa
Scottish|Scot ; schottisch|Schottin ; écossais|écossaise ; scozzese ; escocés|escocesa
Chinese ; chinesisch|Chinese|Chinesin ; chinois|chinoise ; cinese ; chino|china
Japanese ; japanisch|Japaner|Japanerin ; japonais|japonaise ; giapponese|nipponico ; japonés|japonesa
Korean ; koreanisch|Koreaner ; coréen|coréenne ; coreana ; coreano|coreana
Indian ; indisch|Inder|Inderin ; indien|indienne ; indiano|indiana ; indio|hindú de la India
Arabic|Arab|Arabian ; arabisch|Araber|Araberin ; arabe ; arabo|araba ; árabe
Persian|Iranian ; persisch|iranisch|Iraner ; persan|iranien ; iraniano ; persa|iraní
Israeli ; israelisch|Israeli ; israélien|israélienne ; israeliano|israeliana ; israelí
Egyptian ; ägyptisch|Ägypter ; égyptien|égyptienne ; egiziano|egiziana ; egipcio|egipcia
African ; afrikanisch|Afrikaner ; africain|africaine ; africano|africana ; africano|africana
Asian ; asiatisch|Asiate ; asiatique ; asiatico|asiatica ; asiático|asiática
European ; europäisch|Europäer|Europäerin ; européen|européenne ; europeo|europea ; europeo|europea
Latin American|South American ; lateinamerikanisch|südamerikanisch ; latino-américain|sud-américain ; latinoamericano|sudamericano ; latinoamericano|sudamericano
Mexican ; mexikanisch|Mexikaner ; mexicain|mexicaine ; messicano|messicana ; mexicano|mexicana
Brazilian ; brasilianisch|Brasilianer ; brésilien|brésilienne ; brasiliano|brasiliana ; brasileño|brasileña
Canadian ; kanadisch|Kanadier ; canadien|canadienne ; canadese ; canadiense
Australian ; australisch|Australier ; australien|australienne ; australiano|australiana ; australiano|australiana
Latin language|Latin ; Latein|lateinisch ; latin ; latino|lingua latina ; latín
Romansh ; Rätoromanisch|rätoromanisch|Romanisch ; romanche ; romancio ; romanche
mother tongue|native language|native speaker ; Muttersprache|Muttersprachler|muttersprachlich ; langue maternelle|locuteur natif ; lingua madre|madrelingua ; lengua materna|hablante nativo
foreign language|language course ; Fremdsprache|Sprachkurs|Fremdsprachen ; langue étrangère|cours de langue ; lingua straniera|corso di lingua ; lengua extranjera|idioma extranjero|curso de idiomas
official language|national language ; Amtssprache|Landessprache ; langue officielle|langue nationale ; lingua ufficiale|lingua nazionale ; lengua oficial|idioma oficial
sign language ; Gebärdensprache|Zeichensprache ; langue des signes ; lingua dei segni ; lengua de signos|lengua de señas
alley|lane in town ; Gasse|Gässchen ; ruelle ; vicolo ; callejón
barracks ; Kaserne ; caserne ; caserma ; cuartel
dining room ; Esszimmer|Speisesaal ; salle à manger ; sala da pranzo ; comedor
cabin|hut|chalet ; Hütte|Berghütte|Chalet ; cabane|chalet|refuge de montagne ; rifugio|baita ; cabaña|choza|refugio de montaña
car wash ; Autowaschanlage|Waschanlage ; station de lavage|lavage auto ; autolavaggio ; lavado de coches
ceiling ; Zimmerdecke|Decke ; plafond ; soffitto ; techo interior
classroom ; Klassenzimmer|Schulzimmer ; salle de classe ; aula ; aula
courtyard|yard ; Hof|Innenhof ; cour intérieure ; cortile ; patio
apartment block|apartment building|tower block|skyscraper ; Mehrfamilienhaus|Wohnblock|Hochhaus|Wolkenkratzer ; immeuble locatif|gratte-ciel|tour d'habitation ; condominio residenziale|casa plurifamiliare|grattacielo ; bloque de pisos|edificio de viviendas|rascacielos
dormitory|hall of residence|student residence ; Studentenwohnheim|Wohnheim|Internat ; foyer d'étudiants|résidence universitaire|internat ; casa dello studente|collegio|convitto ; residencia de estudiantes|internado
escalator ; Rolltreppe ; escalier roulant|escalator ; scala mobile ; escalera mecánica
facade|exterior wall ; Fassade|Aussenwand ; façade|mur extérieur ; muro esterno ; fachada|muro exterior
floor covering|parquet|linoleum ; Bodenbelag|Parkett|Linoleum ; revêtement de sol|parquet|linoléum ; pavimentazione|parquet|linoleum ; revestimiento de suelo|parqué|linóleo
first floor|upper floor|top floor ; Obergeschoss|erster Stock|oberstes Stockwerk ; premier étage|étage supérieur|dernier étage ; primo piano|piano superiore|ultimo piano ; primera planta|primer piano|última planta
basement floor|underground car park ; Untergeschoss|Tiefgarage|Einstellhalle ; sous-sol|parking souterrain ; seminterrato|autorimessa sotterranea|garage sotterraneo ; sótano|aparcamiento subterráneo
fountain ; Springbrunnen|Brunnenanlage ; fontaine ; fontana ; fuente ornamental
foyer|lobby|entrance hall ; Eingangshalle|Foyer|Lobby|Empfangshalle ; hall d'entrée|vestibule ; atrio|ingresso|foyer ; vestíbulo|hall de entrada
gutter|downpipe ; Dachrinne|Regenrinne|Fallrohr ; gouttière|chéneau ; grondaia|pluviale ; canalón|bajante
handrail|banister ; Handlauf|Treppengeländer ; main courante|rampe d'escalier ; corrimano|mancorrente ; pasamanos|barandilla de escalera
inn|pub|tavern|bar ; Gasthaus|Wirtshaus|Kneipe ; auberge|bistrot|taverne|bar ; locanda|osteria|taverna|bar ; posada|taberna|bar|mesón
kiosk|newsstand ; Kiosk ; kiosque ; edicola|chiosco ; quiosco
lighthouse ; Leuchtturm ; phare maritime ; faro marittimo ; faro marítimo
market square|town square|main square ; Marktplatz|Dorfplatz|Hauptplatz ; place du marché|place du village|grand-place ; piazza del mercato|piazza principale ; plaza del mercado|plaza mayor
mill|windmill|watermill ; Mühle|Windmühle ; moulin ; mulino ; molino
neighbourhood|quarter of town ; Quartier|Stadtviertel|Nachbarschaft|Stadtteil ; quartier|voisinage ; quartiere|vicinato ; barrio|vecindario
outskirts|suburb ; Vorort|Stadtrand|Agglomeration ; banlieue|périphérie|agglomération ; periferia|sobborgo|agglomerato ; afueras|suburbio|periferia
city centre|downtown|town centre|old town ; Innenstadt|Stadtzentrum|Altstadt ; centre-ville|vieille ville ; centro città|centro storico ; centro de la ciudad|casco antiguo
pier|jetty|quay|wharf ; Steg|Pier|Anlegestelle|Kai ; jetée|embarcadère|débarcadère ; molo|pontile|banchina ; muelle|embarcadero
quarry|gravel pit ; Steinbruch|Kiesgrube ; carrière de pierre ; cava di pietra|cava di ghiaia ; cantera|gravera
ramp ; Rampe|Auffahrrampe ; rampe d'accès ; rampa ; rampa
sauna|spa|wellness ; Sauna|Wellness|Thermalbad ; sauna|spa|bains thermaux ; sauna|terme|centro benessere ; sauna|balneario|spa
slum|shanty town ; Elendsviertel|Slum ; bidonville|taudis ; baraccopoli|bassifondi ; barrio de chabolas|barrio marginal
stable for horses|riding stable ; Pferdestall|Reitstall ; écurie|manège ; scuderia|maneggio ; caballeriza
supermarket|grocery store|department store ; Supermarkt|Lebensmittelladen|Warenhaus|Kaufhaus ; supermarché|épicerie|grand magasin ; supermercato|negozio di alimentari|grande magazzino ; supermercado|tienda de comestibles|grandes almacenes
shopping centre|mall ; Einkaufszentrum|Shoppingcenter ; centre commercial ; centro commerciale ; centro comercial
tower ; Turm|Türme ; tour|donjon ; torre ; torre
town hall|city hall|municipal office ; Rathaus|Gemeindehaus|Stadthaus|Gemeindeverwaltung ; mairie|hôtel de ville|maison de commune ; municipio|palazzo comunale|casa comunale ; ayuntamiento|casa consistorial
vault|arch ; Gewölbe|Bogen ; voûte|arc ; arco ; bóveda|arco
villa|mansion|manor ; Villa|Herrenhaus ; villa|manoir|hôtel particulier ; villa|palazzina signorile ; villa|mansión|casa señorial
floor of a room|ground ; Fussboden|Boden ; sol ; pavimento ; suelo|piso
workbench|workshop tool ; Werkbank ; établi ; banco da lavoro ; banco de trabajo
enrol at university|matriculation|enrolment|de-register from university ; Immatrikulation|immatrikulieren|Exmatrikulation|Einschreibung ; immatriculation|s'immatriculer|exmatriculation ; immatricolazione|immatricolarsi|esmatricolazione ; baja de la universidad
bachelor's degree|bachelor ; Bachelor|Bachelorabschluss ; bachelor|licence universitaire ; laurea triennale|bachelor ; grado universitario|licenciatura
master's degree|master ; Master|Masterabschluss|Masterstudium ; master|maîtrise universitaire ; laurea magistrale|master ; máster|maestría
doctorate|PhD|doctoral student|dissertation ; Doktorat|Promotion zum Doktor|Doktorand|Dissertation ; doctorat|doctorant|thèse de doctorat ; dottorato|dottorando|tesi di dottorato ; doctorado|doctorando|tesis doctoral
seminar|tutorial ; Vorlesung|Seminar|Übungsstunde ; cours magistral|séminaire|travaux dirigés ; lezione universitaria|seminario|esercitazione ; clase magistral|seminario|tutoría
admission requirements|entrance exam|admission test|numerus clausus ; Zulassungsbedingungen|Aufnahmeprüfung|Zulassung|Eignungstest ; conditions d'admission|examen d'entrée|concours d'entrée ; requisiti di ammissione|esame di ammissione|test d'ingresso ; requisitos de admisión|examen de ingreso|prueba de acceso
withdraw from an exam|deregister from an exam ; Prüfungsabmeldung|von der Prüfung abmelden|Prüfungsrücktritt ; se désinscrire d'un examen|retrait d'examen ; ritirarsi dall'esame|disiscriversi dall'esame ; retirarse de un examen|darse de baja del examen
mark|pass mark|average grade ; Schulnote|Note|genügende Note|Notendurchschnitt ; note scolaire|note suffisante|moyenne des notes ; voto scolastico|voto sufficiente|media dei voti ; nota escolar|nota mínima|nota media
repeat a year|held back|promotion to the next class ; Klasse wiederholen|sitzenbleiben|Nichtpromotion ; redoubler|redoublement|non-promotion ; ripetere l'anno|bocciatura ; repetir curso|repetidor
detention|suspension from school|expelled from school ; Nachsitzen|Schulausschluss|Schulverweis ; retenue scolaire|renvoi de l'école|exclusion scolaire ; sospensione scolastica|espulsione dalla scuola ; expulsión del colegio|castigo escolar
school trip|school camp|excursion of the class ; Klassenfahrt|Schulreise|Klassenlager|Schullager ; course d'école|sortie scolaire|camp scolaire ; gita scolastica|settimana verde|campo scolastico ; excursión escolar|campamento escolar|viaje escolar
school bus|way to school ; Schulbus|Schulweg ; bus scolaire|chemin de l'école ; scuolabus|tragitto casa-scuola ; autobús escolar|camino al colegio
after-school care|lunch supervision|all-day school ; Hort|Mittagstisch|Tagesschule|Nachmittagsbetreuung ; accueil parascolaire|cantine scolaire|école à journée continue ; doposcuola|mensa scolastica|scuola a tempo pieno ; comedor escolar|actividades extraescolares|guardería después del colegio
parents' council|parents' association ; Elternrat|Elternbeirat|Elternverein ; conseil des parents|association de parents ; consiglio dei genitori|associazione genitori ; consejo de padres|asociación de padres|AMPA
special needs|special education|support lessons ; Sonderpädagogik|Förderunterricht|Stützunterricht|besonderer Bildungsbedarf ; besoins particuliers|enseignement spécialisé|cours de soutien ; bisogni educativi speciali|pedagogia speciale|lezioni di sostegno ; necesidades especiales|educación especial|clases de apoyo
school equipment|textbook|school supplies ; Lehrmittel|Schulbuch|Schulmaterial ; manuel scolaire|fournitures scolaires|matériel scolaire ; libro di testo|materiale scolastico ; libro de texto|material escolar
`;
