/** State, justice, belief, culture and sport: English; German; French; Italian; Spanish, words parted by bars. */
export const societyConcepts = `
ambassador|embassy ; Botschafter|Botschaft im Ausland ; ambassadeur|ambassade ; ambasciatore|ambasciata ; embajador|embajada
consulate|consul ; Konsulat|Konsul ; consulat|consul ; consolato|console ; consulado|cónsul
diplomat|diplomacy|diplomatic ; Diplomat|Diplomatie|diplomatisch ; diplomate|diplomatie|diplomatique ; diplomatico|diplomazia ; diplomático|diplomacia
amnesty ; Amnestie ; amnistie ; amnistia ; amnistía
foreigner|foreign national|alien ; Ausländer|Ausländerin|ausländisch ; ressortissant étranger ; straniero|cittadino straniero ; extranjero|ciudadano extranjero
deportation|deport|expulsion from country ; Abschiebung|Ausschaffung|abschieben|ausschaffen|Wegweisung ; expulsion|renvoi du pays|reconduite à la frontière ; espulsione|rimpatrio|respingimento ; deportación|expulsión del país
extradition|extradite ; Auslieferung einer Person|ausliefern ; extradition|extrader ; estradizione|estradare ; extradición|extraditar
archbishop ; Bischof ; évêque ; vescovo ; obispo
bishop ; Erzbischof ; archevêque ; arcivescovo ; arzobispo
pope|papal ; Papst|päpstlich ; pape|papal|pontife ; papa|papale|pontefice ; papa pontífice|papal
monk ; Mönch ; moine ; monaco ; monje
nun ; Nonne ; religieuse ; suora ; monja
saint ; Heiliger ; saint patron ; santo patrono ; santo patrón
martyr ; Märtyrer ; martyr ; martire ; mártir
angel ; Engel ; ange ; angelo ; ángel
devil|demon ; Teufel|Dämon ; diable|démon ; diavolo|demonio ; diablo|demonio
heaven|paradise ; Paradies|Himmelreich ; paradis|au-delà ; paradiso ; paraíso
hell ; Hölle ; enfer ; inferno ; infierno
soul ; Seele|Geist ; âme|esprit ; anima|spirito ; alma|espíritu
bible|gospel ; Bibel|Evangelium ; bible|évangile ; bibbia|vangelo ; biblia|evangelio
mosque ; Moschee ; mosquée ; moschea ; mezquita
synagogue ; Synagoge ; synagogue ; sinagoga ; sinagoga
rabbi ; Rabbiner ; rabbin ; rabbino ; rabino
temple ; Tempel ; temple ; tempio ; templo
cathedral ; Kathedrale|Dom|Münster ; cathédrale ; cattedrale|duomo ; catedral
chapel ; Kapelle ; chapelle ; cappella ; capilla
altar ; Altar ; autel ; altare ; altar
pilgrim|pilgrimage ; Pilger|Wallfahrt|pilgern ; pèlerin|pèlerinage ; pellegrino|pellegrinaggio ; peregrino|peregrinación
prophet ; Prophet ; prophète ; profeta ; profeta
ritual|rite|ceremony ; Ritual|Zeremonie|Ritus|Feierlichkeit ; rituel|rite|cérémonie ; rituale|rito|cerimonia ; ritual|rito|ceremonia
Buddhist|Buddhism ; Buddhist|Buddhismus|buddhistisch ; bouddhiste|bouddhisme ; buddista|buddismo ; budista|budismo
Hindu|Hinduism ; Hindu|Hinduismus ; hindou|hindouisme ; indù|induismo ; hindú|hinduismo
Catholic|Catholicism ; katholisch|Katholik|Katholizismus ; catholique|catholicisme ; cattolico|cattolicesimo ; católico|catolicismo
Protestant|Protestantism|Reformation ; protestantisch|evangelisch|reformiert|Protestant ; protestant|réformé|protestantisme ; protestante|riformato|protestantesimo ; protestante|reformado|protestantismo
Orthodox ; orthodox ; orthodoxe ; ortodosso ; ortodoxo
atheist|non-denominational ; Atheist|konfessionslos ; athée|sans confession ; ateo|senza confessione ; ateo|sin confesión
church tax ; Kirchensteuer|Kirchenaustritt ; impôt ecclésiastique|impôt d'église ; imposta di culto ; impuesto eclesiástico
cemetery|graveyard|grave ; Friedhof|Grabstätte ; cimetière ; cimitero|tomba ; cementerio|sepultura
cremation ; Kremation|Feuerbestattung|Einäscherung ; crémation|incinération ; cremazione ; cremación
burial|undertaker ; Bestattung|Bestattungsinstitut|Beisetzung ; inhumation|pompes funèbres|obsèques ; sepoltura|pompe funebri|esequie ; sepelio|funeraria|inhumación
belief in magic|superstition|magic ; Aberglaube|Magie|Zauber ; superstition|magie ; superstizione|magia ; superstición|magia
witch ; Hexe ; sorcière ; strega ; bruja
ghost ; Gespenst ; fantôme ; fantasma ; fantasma
monster ; Monster ; monstre ; mostro ; monstruo
dragon ; Drache ; dragon ; drago ; dragón
fairy ; Fee ; fée ; fata ; hada
blackmail|extortion|extort ; Erpressung|erpressen|Erpresser ; chantage|extorsion|faire chanter ; ricatto|estorsione|ricattare ; chantaje|extorsión|chantajear
conspiracy|plot ; Verschwörung|Komplott ; complot|conspiration ; complotto|cospirazione|congiura ; conspiración|complot
detective ; Detektiv ; détective ; detective|investigatore privato ; detective
dictatorship|tyranny ; Diktator|Diktatur|Tyrannei ; dictateur|dictature|tyrannie ; dittatore|dittatura|tirannia ; dictador|dictadura|tiranía
democracy|democratic ; Demokratie|demokratisch ; démocratie|démocratique ; democrazia|democratico ; democracia|democrático
communism|communist ; Kommunismus|kommunistisch|Kommunist ; communisme|communiste ; comunismo|comunista ; comunismo|comunista
socialist ; Sozialismus|sozialistisch|Sozialist ; socialisme|socialiste ; socialismo|socialista ; socialismo|socialista
fascism|fascist ; Faschismus|faschistisch ; fascisme|fasciste ; fascismo|fascista ; fascismo|fascista
capitalism|capitalist ; Kapitalismus|kapitalistisch ; capitalisme|capitaliste ; capitalismo|capitalista ; capitalismo|capitalista
liberal ; liberal ; libéral ; liberale ; liberal
conservative ; konservativ ; conservateur ; conservatore ; conservador
racism|racist ; Rassismus|rassistisch ; racisme|raciste ; razzismo|razzista ; racismo|racista
republic ; Republik ; république ; repubblica ; república
federal|federation|federalism ; föderal|Föderation|Föderalismus|eidgenössisch ; fédéral|fédération|fédéralisme ; federale|federazione|federalismo ; federal|federación|federalismo
canton|cantonal ; Kanton|kantonal ; canton|cantonal ; cantone|cantonale ; cantón|cantonal
province ; Provinz ; province ; provincia ; provincia
county|district ; Landkreis|Bezirk ; comté|district|arrondissement ; contea|distretto|circondario ; condado|distrito
senate|senator ; Senat|Senator ; sénat|sénateur ; senatore ; senador
member of parliament|deputy in parliament|lawmaker ; Abgeordnete|Parlamentarier|Nationalrat|Parlamentsmitglied ; député|parlementaire|conseiller national ; deputato|parlamentare|consigliere nazionale ; diputado|parlamentario
minister|ministry|cabinet minister ; Minister|Ministerin|Ministerium ; ministre|ministère ; ministro|ministra|ministero ; ministro|ministra|ministerio
political party|party member ; Partei|Parteien|Parteimitglied ; parti politique|membre du parti ; partito politico|partito ; partido político|partido
coalition|opposition party ; Koalition|Oppositionspartei ; coalition|parti d'opposition ; coalizione|partito d'opposizione ; coalición|partido de oposición
election campaign|electoral roll|polling station ; Wahlkampf|Wählerverzeichnis|Stimmregister|Wahllokal ; campagne électorale|registre électoral|bureau de vote ; campagna elettorale|registro elettorale|seggio elettorale ; campaña electoral|censo electoral|colegio electoral
postal vote|absentee ballot|vote by post ; Briefwahl|briefliche Stimmabgabe|brieflich abstimmen ; vote par correspondance|voter par correspondance ; voto per corrispondenza|votare per corrispondenza ; voto por correo|votar por correo
ballot paper ; Stimmzettel|Wahlzettel ; bulletin de vote ; scheda elettorale|scheda di voto ; papeleta
voter|electorate|turnout ; Wähler|Stimmberechtigte|Wahlbeteiligung|Stimmbeteiligung ; électeur|électorat|participation électorale|taux de participation ; elettore|elettorato|affluenza ; votante|elector|electorado|participación electoral
petition|popular initiative ; Petition|Volksinitiative|Unterschriftensammlung ; pétition|initiative populaire ; petizione|iniziativa popolare ; petición ciudadana|iniciativa popular
veto ; Veto ; veto ; veto ; veto
seat in parliament|constituency ; Parlamentssitz|Wahlkreis ; siège au parlement|circonscription ; seggio in parlamento|collegio elettorale ; escaño|circunscripción
bureaucracy|red tape ; Bürokratie|Papierkrieg|Amtsschimmel ; bureaucratie|paperasserie ; burocrazia|scartoffie ; burocracia|papeleo
counter at the office|service desk|window at the office ; Schalter|Amtsschalter|Kundenschalter ; guichet|comptoir ; sportello ; ventanilla|mostrador
certificate of residence|proof of residence ; Wohnsitzbescheinigung|Meldebescheinigung|Wohnsitzbestätigung ; attestation de domicile|certificat de domicile|justificatif de domicile ; certificato di residenza|certificato di domicilio ; certificado de empadronamiento|certificado de residencia
birth certificate ; Geburtsurkunde|Geburtsschein ; acte de naissance|extrait de naissance ; certificato di nascita|atto di nascita ; partida de nacimiento|certificado de nacimiento
marriage certificate ; Heiratsurkunde|Eheurkunde|Trauschein ; acte de mariage|certificat de mariage ; certificato di matrimonio|atto di matrimonio ; certificado de matrimonio|acta de matrimonio
death certificate ; Sterbeurkunde|Todesschein ; acte de décès|certificat de décès ; certificato di morte|atto di morte ; certificado de defunción|partida de defunción
criminal record extract|certificate of good conduct|background check ; Strafregisterauszug|Führungszeugnis|Leumundszeugnis ; extrait du casier judiciaire|casier judiciaire ; estratto del casellario giudiziale|casellario giudiziale|certificato penale ; certificado de antecedentes penales|antecedentes penales
debt register extract|credit report ; Betreibungsauszug|Betreibungsregisterauszug|Schufa-Auskunft|Bonitätsauskunft ; extrait du registre des poursuites|attestation de solvabilité ; estratto del registro delle esecuzioni|visura debiti ; informe de solvencia|informe de crédito
apostille ; Apostille ; apostille ; apostille ; apostilla
objection to building|neighbour objection|public notice period ; Einsprache gegen Bau|öffentliche Auflage|Auflagefrist ; mise à l'enquête|enquête publique|opposition au projet ; pubblicazione della domanda|opposizione edilizia ; exposición pública|alegaciones al proyecto
expropriation|compulsory purchase ; Enteignung|enteignen ; expropriation|exproprier ; espropriazione|esproprio|espropriare ; expropiación|expropiar
housing benefit|rent subsidy ; Wohngeld|Mietzuschuss|Mietzinsbeitrag ; allocation logement|aide au logement ; contributo affitto|sussidio per l'alloggio ; ayuda al alquiler|subsidio de vivienda
supplementary benefits ; Ergänzungsleistungen|Ergänzungsleistung ; prestations complémentaires ; prestazioni complementari ; prestaciones complementarias
premium reduction|health insurance subsidy ; Prämienverbilligung ; réduction des primes|subside d'assurance maladie ; riduzione dei premi|sussidio cassa malati ; reducción de primas
social worker ; Sozialarbeiter|Sozialarbeiterin|Sozialdienst ; assistant social|assistante sociale|service social ; assistente sociale|servizio sociale ; trabajador social|asistente social|servicio social
justice system|judiciary ; Justiz|Rechtsprechung ; système judiciaire|pouvoir judiciaire ; giustizia|magistratura ; poder judicial|judicatura
jury ; Jury|Geschworene ; jury|jurés ; giuria|giurati ; jurado
defendant|respondent ; Beklagte|Beklagter|Angeklagte ; défendeur|accusé ; convenuto|imputato ; demandado|acusado
evidence in court|piece of evidence ; Beweismittel|Beweisstück ; moyen de preuve|pièce à conviction ; mezzo di prova|elemento di prova ; medio de prueba|prueba documental
out-of-court settlement|settle out of court|amicable settlement ; aussergerichtliche Einigung|aussergerichtlich|gütliche Einigung|Vergleich vor Gericht ; règlement à l'amiable|transaction extrajudiciaire|à l'amiable ; accordo bonario|composizione amichevole|transazione stragiudiziale ; acuerdo extrajudicial|arreglo amistoso
ombudsman|ombuds office ; Ombudsmann|Ombudsstelle|Ombudsperson ; ombudsman|organe de médiation|défenseur des droits ; ombudsman|difensore civico ; defensor del pueblo|ombudsman
suspensive effect|stay of execution ; aufschiebende Wirkung|Vollzugsstopp ; effet suspensif|sursis à l'exécution ; effetto sospensivo|sospensione dell'esecuzione ; efecto suspensivo|suspensión de la ejecución
notice of appeal|appeal deadline|appeal period ; Rechtsmittelfrist|Rekursfrist|Beschwerdefrist|Einsprachefrist|Widerspruchsfrist ; délai de recours|délai d'opposition|délai d'appel ; termine di ricorso|termine d'appello|termine di opposizione ; plazo de recurso|plazo de apelación|plazo de oposición
probation sentence|suspended sentence ; auf Bewährung|bedingte Strafe|Bewährungsstrafe ; sursis|peine avec sursis ; condizionale|pena sospesa ; libertad condicional|pena suspendida
community service ; gemeinnützige Arbeit|Sozialstunden ; travail d'intérêt général ; lavoro di pubblica utilità|lavori socialmente utili ; trabajos en beneficio de la comunidad
robber|robbery|burglar|burglary|thief ; Räuber|Raub|Einbrecher|Dieb|Raubüberfall ; voleur|cambrioleur|brigandage|vol à main armée ; rapinatore|rapina|scassinatore|ladro ; ladrón|atraco|atracador
pickpocket|shoplifting ; Taschendieb|Ladendiebstahl ; pickpocket|vol à l'étalage ; borseggiatore|taccheggio ; carterista|hurto en tienda
vandalism|vandalise|graffiti ; Vandalismus|Sachbeschädigung|Graffiti ; vandalisme|dégradation|graffiti ; vandalismo|danneggiamento ; vandalismo|daños a la propiedad|grafiti
victim ; Geschädigte ; victime|lésé ; vittima|parte lesa ; víctima|perjudicado
hostage ; Geisel ; otage ; ostaggio ; rehén
terrorism|terrorist|terror attack ; Terrorismus|Terrorist|Terroranschlag ; terrorisme|terroriste|attentat ; terrorismo|terrorista ; terrorismo|terrorista|atentado
espionage|spy|spying ; Spionage|Spion|spionieren ; espionnage|espion|espionner ; spionaggio|spia|spiare ; espionaje|espía|espiar
guerrilla|militia ; Guerilla|Miliz ; guérilla|milice ; guerriglia|milizia ; guerrilla|milicia
soldier|regiment|infantry|troops ; Soldat|Soldaten|Regiment|Infanterie|Truppen ; soldat|régiment|infanterie|troupes ; soldato|soldati|reggimento|fanteria|truppe ; regimiento|infantería|tropas
colonel ; Oberst ; colonel ; colonnello ; coronel
captain|army captain ; Hauptmann|Kapitän ; capitaine ; capitano ; capitán
officer of the army ; Offizier ; officier ; ufficiale ; oficial militar
sergeant ; Unteroffizier|Feldwebel|Wachtmeister ; sergent ; sergente ; sargento
veteran ; Veteran ; vétéran|ancien combattant ; veterano|reduce ; veterano|excombatiente
tank of army|battleship|fighter plane ; Kampfpanzer|Kriegsschiff|Kampfflugzeug ; char d'assaut|navire de guerre|avion de combat ; carro armato|nave da guerra|aereo da caccia ; tanque militar|buque de guerra|avión de combate
knight ; Ritter ; chevalier ; cavaliere medievale ; caballero medieval
dynasty|monarch|monarchy|throne ; Dynastie|Monarch|Monarchie|Thron ; dynastie|monarque|monarchie|trône ; dinastia|monarca|monarchia|trono ; dinastía|monarca|monarquía|trono
peasant|serf ; Leibeigene|Kleinbauer ; serf|paysan ; servo della gleba|contadino ; siervo|campesino
hero|heroine|heroic ; Held|Heldin|heldenhaft ; héros|héroïne|héroïque ; eroe|eroina|eroico ; héroe|heroína|heroico
pirate|piracy ; Pirat|Piraterie ; pirate|piraterie ; pirata|pirateria ; pirata|piratería
pioneer ; Pionier ; pionnier ; pioniere ; pionero
genius ; Genie|genial ; génial ; geniale ; genio|genial
crowd ; Menschenmenge|Menge Leute|Andrang ; foule ; folla ; multitud|muchedumbre
riot|uproar|unrest ; Krawall|Aufruhr ; émeute|tumulte|troubles ; sommossa|tumulto ; disturbio|motín|alboroto
curfew|state of emergency ; Ausgangssperre|Ausnahmezustand|Notstand ; couvre-feu|état d'urgence ; coprifuoco|stato di emergenza ; toque de queda|estado de emergencia
minority ; Minderheit ; minorité ; minoranza ; minoría
charity|charitable|non-profit ; wohltätig|gemeinnützig|Wohltätigkeit|Hilfswerk ; organisation caritative|bienfaisance|utilité publique|sans but lucratif ; beneficenza|ente benefico|senza scopo di lucro|pubblica utilità ; beneficencia|caritativo|sin ánimo de lucro|sin fines de lucro
solidarity ; Solidarität|solidarisch ; solidarité|solidaire ; solidarietà|solidale ; solidaridad|solidario
gender equality|women's rights ; Gleichstellung|Frauenrechte ; égalité des sexes|droits des femmes ; parità di genere|diritti delle donne ; igualdad de género|derechos de las mujeres
freedom of speech|freedom of the press ; Meinungsfreiheit|Pressefreiheit ; liberté d'expression|liberté de la presse ; libertà di espressione|libertà di stampa ; libertad de expresión|libertad de prensa
philosophy|philosopher ; Philosophie|Philosoph ; philosophie|philosophe ; filosofia|filosofo ; filosofía|filósofo
ideology ; Ideologie ; idéologie ; ideologia ; ideología
propaganda ; Propaganda ; propagande ; propaganda ; propaganda
sociology ; Soziologie ; sociologie ; sociologia ; sociología
anthropology ; Anthropologie ; anthropologie ; antropologia ; antropología
archaeology|archaeologist ; Archäologie|Archäologe ; archéologie|archéologue ; archeologia|archeologo ; arqueología|arqueólogo
astronomy|astronomer|observatory ; Astronomie|Astronom|Sternwarte ; astronomie|astronome|observatoire ; astronomia|astronomo|osservatorio ; astronomía|astrónomo|observatorio
theology|theologian ; Theologie|Theologe ; théologie|théologien ; teologia|teologo ; teología|teólogo
medieval|Middle Ages ; mittelalterlich|Mittelalter ; médiéval|Moyen Âge ; medievale|Medioevo ; medieval|Edad Media
Renaissance ; Renaissance ; Renaissance ; Rinascimento ; Renacimiento
prehistoric|Stone Age ; prähistorisch|Steinzeit|Urgeschichte ; préhistorique|âge de pierre|préhistoire ; preistorico|età della pietra|preistoria ; prehistórico|Edad de Piedra|prehistoria
Roman Empire|Romans ; Römisches Reich|Römer ; Empire romain|Romains ; Impero romano|Romani ; Imperio romano|Romanos
ballet ; Ballett ; ballet ; balletto ; ballet
opera ; Oper|Opernhaus ; opéra ; opera lirica ; ópera
orchestra|symphony|conductor of orchestra ; Orchester|Sinfonie|Dirigent ; orchestre|symphonie|chef d'orchestre ; orchestra|sinfonia|direttore d'orchestra ; orquesta|sinfonía|director de orquesta
choir|chorus ; Chor|Chöre ; chœur|chorale ; coro ; coro
comedy ; Komödie ; comédie ; commedia ; comedia
circus|clown ; Zirkus|Clown ; cirque|clown ; circo|pagliaccio ; circo|payaso
carnival|Mardi Gras ; Karneval|Fasnacht|Fasching ; carnaval ; carnevale ; carnaval
comic|cartoon ; Comic|Zeichentrick ; bande dessinée|dessin animé ; fumetto|cartone animato ; historieta|dibujos animados
gallery|art exhibition ; Galerie|Kunstausstellung ; galerie d'art ; galleria d'arte ; galería de arte
painting|watercolour ; Gemälde|Aquarell ; tableau peint|aquarelle ; dipinto|acquerello ; acuarela
masterpiece ; Meisterwerk ; chef-d'œuvre ; capolavoro ; obra maestra
manuscript ; Manuskript|Handschrift ; manuscrit ; manoscritto ; manuscrito
library|librarian ; Bibliothek|Bibliothekar|Bücherei ; bibliothèque|bibliothécaire ; biblioteca|bibliotecario ; biblioteca|bibliotecario
bookshop ; Buchhandlung|Buchladen ; librairie ; libreria ; librería
biography|memoir ; Biografie|Biographie|Memoiren ; biographie|mémoires ; biografia|memorie ; biografía|memorias
essay|editorial ; Essay|Aufsatz|Leitartikel ; essai littéraire|dissertation|éditorial ; saggio letterario|tema scolastico|editoriale ; ensayo|redacción escolar|editorial
editor of newspaper|editorial office|journalist|reporter ; Redaktor|Redakteur|Redaktion|Journalist|Reporter ; rédacteur|rédaction du journal|journaliste|reporter ; redattore|redazione|giornalista|cronista ; redactor|redacción|periodista|reportero
fable ; Fabel ; fable ; favola ; fábula
fairy tale ; Märchen ; conte de fées ; fiaba ; cuento de hadas
grammar ; Grammatik ; grammaire ; grammatica ; gramática
syntax ; Syntax ; syntaxe ; sintassi ; sintaxis
noun ; Substantiv ; substantif ; sostantivo ; sustantivo
verb ; Verb ; verbe ; verbo ; verbo
adjective ; Adjektiv ; adjectif ; aggettivo ; adjetivo
vowel ; Vokal ; voyelle ; vocale ; vocal
consonant ; Konsonant ; consonne ; consonante ; consonante
syllable ; Silbe ; syllabe ; sillaba ; sílaba
alphabet ; Alphabet ; alphabet ; alfabeto ; alfabeto
alphabetical order ; alphabetische Reihenfolge ; ordre alphabétique ; ordine alfabetico ; orden alfabético
comma ; Komma ; virgule ; virgola ; coma ortográfica
full stop ; Punkt Satzzeichen ; point final ; punto fermo ; punto final
hyphen ; Bindestrich ; trait d'union ; trattino ; guion
quotation mark ; Anführungszeichen ; guillemet ; virgolette ; comillas
synonym ; Synonym ; synonyme ; sinonimo ; sinónimo
proverb|saying ; Sprichwort|Redensart ; proverbe|dicton ; proverbio|detto popolare ; proverbio|refrán|dicho
dialect|accent ; Dialekt|Mundart|Akzent ; dialecte|patois|accent ; dialetto|accento ; dialecto|acento
symbol|emblem ; Symbol|Wahrzeichen|symbolisch ; symbole|emblème ; simbolo|emblema ; símbolo|emblema
monument|memorial ; Denkmal|Monument|Mahnmal ; monument|mémorial ; monumento|memoriale ; monumento conmemorativo
listed building|heritage protection ; denkmalgeschützt|Denkmalschutz|Denkmalpflege ; monument classé|protection du patrimoine|bâtiment protégé ; bene culturale protetto|tutela dei monumenti ; edificio protegido|patrimonio protegido
world heritage|UNESCO ; Weltkulturerbe|Welterbe ; patrimoine mondial ; patrimonio mondiale|patrimonio dell'umanità ; patrimonio mundial|patrimonio de la humanidad
goalkeeper|referee|striker ; Torwart|Goalie|Schiedsrichter|Stürmer ; gardien de but|arbitre|attaquant ; portiere di calcio|attaccante ; portero de fútbol|árbitro|delantero
stadium|arena ; Stadion|Arena ; stade|arène ; stadio|arena ; estadio|arena deportiva
tournament|league|cup competition ; Turnier|Liga|Pokal|Meisterschaft ; tournoi|ligue|coupe sportive|championnat ; torneo|campionato ; torneo|liga|copa deportiva|campeonato
marathon ; Marathon ; marathon ; maratona ; maratón
tennis ; Tennis ; tennis ; tennis ; tenis
volleyball ; Volleyball ; volley-ball ; pallavolo ; voleibol
basketball ; Basketball ; basket-ball ; pallacanestro ; baloncesto
handball ; Handball ; handball ; pallamano ; balonmano
golf ; Golfplatz|Golfsport ; terrain de golf ; campo da golf ; campo de golf
hockey|ice hockey ; Hockey|Eishockey ; hockey|hockey sur glace ; hockey|hockey su ghiaccio ; hockey|hockey sobre hielo
rugby ; Rugby ; rugby ; rugby ; rugby
cricket ; Cricket ; cricket ; cricket ; críquet
boxing ; Boxen|Boxkampf ; boxe ; pugilato ; boxeo
judo ; Judo ; judo ; judo ; yudo
martial arts ; Kampfsport ; arts martiaux ; arti marziali ; artes marciales
gymnastics|gymnast ; Turnen|Turner|Gymnastik|Turnhalle ; gymnastique|gymnaste|salle de gymnastique ; ginnastica|ginnasta|palestra scolastica ; gimnasia|gimnasta|gimnasio escolar
rowing ; Rudern ; aviron ; canottaggio ; remo|remo deporte
sailing ; Segeln ; voile sportive ; vela sportiva ; vela deportiva
canoe ; Kanu ; canoë ; canoa ; canoa
yoga|meditation ; Yoga|Meditation|meditieren ; yoga|méditation ; yoga|meditazione ; yoga|meditación
Olympic Games|Olympics ; Olympische Spiele|Olympia ; Jeux olympiques ; Giochi olimpici|Olimpiadi ; Juegos Olímpicos|Olimpiadas
World Cup|World Championship ; Weltmeisterschaft|WM ; Coupe du monde|championnat du monde ; Coppa del mondo|campionato del mondo|mondiali ; Copa del Mundo|Mundial|campeonato mundial
physical exercise|exercise ; Bewegung Sport|Fitness|körperliche Betätigung ; exercice physique|fitness|activité physique ; esercizio fisico|attività fisica|fitness ; ejercicio físico|actividad física
warm up|cool down ; sich aufwärmen|Aufwärmen ; s'échauffer|échauffement ; riscaldarsi prima|riscaldamento muscolare ; calentamiento muscular|calentar antes
doping ; Doping ; dopage ; doping ; dopaje
rectangle|rectangular ; Rechteck ; rectangle|rectangulaire ; rettangolo ; rectángulo
square|quadratic shape ; Quadrat ; carré ; quadrato ; cuadrado
triangle|triangular ; Dreieck|dreieckig ; triangle|triangulaire ; triangolo ; triángulo
radius ; Radius|Radien ; rayon du cercle ; raggio del cerchio ; radio del círculo
guitar ; Gitarre ; guitare ; chitarra ; guitarra
violin ; Geige|Violine ; violon ; violino ; violín
cello ; Cello|Violoncello ; violoncelle ; violoncello ; violonchelo
officer|military officer ; Offizier ; officier ; ufficiale dell'esercito ; oficial del ejército
prince ; Prinz|Fürst ; prince ; principe ; príncipe
princess ; Prinzessin|Fürstin ; princesse ; principessa ; princesa
chess ; Schach ; échecs ; scacchi ; ajedrez
board game|card game|parlour game ; Brettspiel|Kartenspiel|Gesellschaftsspiel ; jeu de société|jeu de cartes ; gioco da tavolo|gioco di carte ; juego de mesa|juego de cartas
dictionary ; Wörterbuch ; dictionnaire ; dizionario ; diccionario
encyclopedia ; Lexikon|Enzyklopädie ; encyclopédie ; enciclopedia ; enciclopedia
tie|necktie ; Krawatte ; cravate ; cravatta ; corbata
suit for men ; Anzug|Anzüge ; costume deux-pièces ; abito da uomo|completo ; traje
butterfly ; Schmetterling ; papillon ; farfalla ; mariposa
moth ; Motte|Nachtfalter ; mite des textiles ; tarma|falena ; polilla
X-ray|radiography ; Röntgen|Röntgenbild ; radiographie|rayons X ; radiografia|raggi X ; radiografía|rayos X
ultrasound scan|ultrasound ; Ultraschall ; échographie|ultrasons ; ecografia|ultrasuoni ; ecografía|ultrasonido
arthritis ; Arthritis|Gelenkentzündung ; arthrite ; artrite ; artritis
rheumatism ; Rheuma|Rheumatismus ; rhumatisme ; reumatismo ; reumatismo
melon ; Melone ; melon ; melone ; melón
watermelon ; Wassermelone ; pastèque ; anguria|cocomero ; sandía
omelette ; Omelett|Omelette ; omelette ; frittata ; tortilla
pancake ; Pfannkuchen ; crêpe ; crespella ; crep|panqueque
spirits|liquor|hard liquor ; Schnaps|Spirituosen ; spiritueux|eau-de-vie ; superalcolici|acquavite ; bebidas espirituosas|aguardiente
whisky|whiskey ; Whisky ; whisky ; whisky ; whisky|güisqui
vodka ; Wodka ; vodka ; vodka ; vodka
hurricane ; Hurrikan ; ouragan ; uragano ; huracán
typhoon ; Taifun ; typhon ; tifone ; tifón
cyclone ; Zyklon|Wirbelsturm ; cyclone ; ciclone ; ciclón
oven ; Backofen|Ofen ; four ; forno ; horno
microwave oven|microwave ; Mikrowelle ; micro-ondes ; microonde ; microondas
headlight|headlamp ; Scheinwerfer ; phare ; fanale ; faro delantero
martial arts|judo ; Kampfsport|Judo ; arts martiaux|judo ; arti marziali|judo ; artes marciales|yudo
sailing ; Segeln|Segler ; navigation à voile|voile ; vela ; vela deporte
surfing|surf ; Surfen|Wellenreiten ; surf ; surf ; surf
snowboard ; Snowboard ; snowboard ; snowboard ; snowboard
sledge|sleigh ; Schlitten|Schlitteln ; luge|traîneau ; slitta|slittino ; trineo
algebra ; Algebra ; algèbre ; algebra ; álgebra
arithmetic ; Arithmetik ; arithmétique ; aritmetica ; aritmética
decimal|decimal place ; Dezimalstelle|Dezimalzahl|Nachkommastelle ; décimale ; decimale ; decimal
fraction ; Bruchzahl ; fraction ; frazione ; fracción
digit ; Ziffer|Ziffern ; chiffre ; cifra ; cifra|dígito
`;
