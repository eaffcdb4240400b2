/** House, club, school and travel: English; German; French; Italian; Spanish, words parted by bars. */
export const dailyConcepts = `
drop off|hand in|handed in ; abgeben|Abgabe|abgegeben ; déposer|remettre|dépôt ; consegnare|depositare|riconsegnare ; entregar|depositar
resign membership|leave the club|withdrawal of a member ; austreten|Austritt|Vereinsaustritt ; quitter l'association|démission d'un membre|sortie de l'association ; dimettersi da socio|recesso del socio|uscita dall'associazione ; darse de baja|baja de un socio
pull ; ziehen|zieht ; tirer|tire ; tirare|tira ; tirar|jalar
broken|gets broken|breakage ; zerbrechen|kaputtgehen|kaputt ; casser|briser|cassé ; rompere|rompersi|rotto ; romper|roto
mow|mowing|cut the grass ; mähen|Rasen mähen|gemäht ; tondre|tonte|faucher ; falciare|tagliare l'erba|sfalcio|rasare il prato ; cortar el césped|segar
horse riding|riding lesson|ride a horse ; reiten|Reitstunde|Reiten ; équitation|monter à cheval ; equitazione|andare a cavallo ; equitación|montar a caballo
load|loading|loaded ; laden|beladen|verladen ; charger|chargement|chargé ; caricare|carico ; cargar|carga
unload|unloading|unloaded ; ausladen|entladen|abladen ; décharger|déchargement ; scaricare|scarico merci ; descargar|descarga
doorbell|ring the bell ; Klingel|klingeln ; sonnette|sonner ; campanello|suonare ; timbre|tocar el timbre
false alarm|false alarms ; Fehlalarm|Fehlalarme ; fausse alarme|fausses alarmes ; falso allarme|falsi allarmi ; falsa alarma
alarm|alarm system|burglar alarm ; Alarm|Alarmanlage|Einbruchmeldeanlage ; alarme|système d'alarme|installation d'alarme ; allarme|impianto d'allarme|antifurto ; alarma|sistema de alarma
counterpart|copies of the contract ; Exemplar|Ausfertigung|Vertragsexemplar ; exemplaire|exemplaires ; esemplare|esemplari ; ejemplar|ejemplares
addendum|amendment to the contract ; Nachtrag|Zusatzvereinbarung|Vertragszusatz ; avenant|avenants ; addendum|appendice al contratto|aggiunta ; adenda|anexo al contrato
ordering party|commissioning party|client of the works ; Auftraggeber|Auftraggeberin|Bauherr|Bauherrschaft ; mandant|donneur d'ordre|maître d'ouvrage ; committente|mandante ; comitente|promotor
teaching material|course material|course materials ; Lehrmittel|Kursunterlagen|Unterrichtsmaterial|Kursmaterial ; matériel de cours|support de cours|matériel didactique ; materiale didattico|materiale del corso|dispense ; material didáctico|material del curso
minimum number of participants|minimum enrolment ; Mindestteilnehmerzahl|Mindestanzahl Teilnehmende ; nombre minimal de participants|nombre minimum de participants ; numero minimo di partecipanti|numero minimo di iscritti ; número mínimo de participantes
entrance|way in|entry door ; Eingang|Einfahrt|Haupteingang ; entrée|entrées ; entrata|ingresso ; entrada|acceso
exit|way out ; Ausgang|Ausfahrt ; sortie|issue ; uscita|uscite ; salida
tent|marquee|tents ; Zelt|Festzelt|Zelte ; tente|chapiteau|tentes ; tenda|tendone|tende ; tienda de campaña|carpa
news|latest news ; Nachrichten|Neuigkeiten ; nouvelles|actualités ; notizie|novità ; noticias|novedades
school year|academic year ; Schuljahr|Schuljahre ; année scolaire ; anno scolastico ; año escolar|curso escolar
homework ; Hausaufgaben|Aufgabenhilfe ; devoirs à la maison|aide aux devoirs ; compiti|compiti a casa ; tareas escolares
blood ; Blut ; sang ; sangue ; sangre
nut|nuts|hazelnut ; Nuss|Nüsse|Haselnuss ; noix|noisette|fruits à coque ; noce|noci|nocciola|frutta a guscio ; nuez|nueces|avellana
glass|glasses to drink from ; Glas|Gläser ; verre|verres ; bicchiere|bicchieri|vetro ; vaso|vidrio|vasos
paper|sheet of paper ; Papier|Papierbogen ; papier|papiers ; carta|carta da stampa ; papel
screw|screws ; Schraube|Schrauben ; vis|visser ; vite|viti|avvitare ; tornillo|tornillos
nail|nails for wood ; Nagel|Nägel ; clou|clous ; chiodo|chiodi ; clavo|clavos
stepladder|ladder ; Leiter|Stehleiter|Klappleiter ; échelle|escabeau|échelles ; scala a pioli|scaletta|scala portatile ; escalera de mano
dehumidifier ; Entfeuchter|Luftentfeuchter|Raumentfeuchter ; déshumidificateur|déshumidificateurs ; deumidificatore|deumidificatori ; deshumidificador
facade|façade|front of the building ; Fassade|Fassaden ; façade|façades ; facciata esterna|facciata dell'edificio ; fachada|fachadas
noise protection|soundproofing ; Lärmschutz|Schallschutz ; protection contre le bruit|isolation phonique ; protezione fonica|insonorizzazione ; insonorización|protección acústica
street cleaning|road sweeping ; Strassenreinigung|Straßenreinigung ; nettoyage des rues|balayage des rues ; pulizia delle strade|pulizia stradale ; limpieza de calles
snow clearing|snow removal|snow ploughing ; Schneeräumung|Winterdienst|Schnee räumen ; déneigement|service hivernal ; sgombero neve|sgombero della neve|spalatura ; quitanieves|retirada de nieve
stay|length of stay|overnight stay ; Aufenthalt|Aufenthaltsdauer ; séjour|durée du séjour ; soggiorno|durata del soggiorno|permanenza ; estancia
trim|prune|cut back ; schneiden|zurückschneiden|stutzen ; tailler|taille|élaguer ; potatura|tagliare ; recortar|poda de árboles
throw away|dispose of|disposal ; wegwerfen|entsorgen|Entsorgung ; jeter|éliminer|élimination ; gettare|buttare|smaltire|smaltimento ; tirar|desechar|eliminar
press|push the button ; drücken|betätigen ; appuyer|presser|actionner ; premere|schiacciare|azionare ; pulsar|presionar
membership card|ID badge ; Ausweis|Mitgliederausweis|Mitgliedskarte ; carte de membre ; tessera|tessera associativa|tesserino ; carné|tarjeta de socio
organisation|organisers|organising team ; Organisation|Organisationskomitee|Veranstalter ; organisation|organisateur|comité d'organisation ; organizzazione|organizzatore|comitato organizzativo ; organización|organizador
travel expenses|expense claim|expenses ; Reisespesen|Spesen|Spesenabrechnung|Reisekosten ; frais de déplacement|frais de voyage|note de frais ; spese di viaggio|spese di trasferta|nota spese ; gastos de viaje|nota de gastos
salary advance|advance on salary ; Lohnvorschuss|Vorschuss ; avance sur salaire|avance ; anticipo sullo stipendio|anticipo ; anticipo de sueldo
salary statement|payslip|wage statement ; Lohnausweis|Lohnabrechnung|Gehaltsabrechnung ; certificat de salaire|fiche de salaire|bulletin de paie ; certificato di salario|busta paga|conteggio dello stipendio ; nómina|certificado de salario
first aid course|first aid training ; Nothelferkurs|Erste-Hilfe-Kurs|Nothilfekurs ; cours de premiers secours|cours de sauveteur|formation aux premiers secours ; corso di primo soccorso|corso di pronto soccorso|corso soccorritori ; curso de primeros auxilios
flyer|leaflet|brochure ; Flyer|Flugblatt|Prospekt|Broschüre ; dépliant|prospectus|brochure|flyer ; volantino|opuscolo|dépliant ; folleto|volante
advert|classified ad|job advert ; Anzeige|Inserat|Stelleninserat ; annonce|petite annonce ; annuncio|inserzione ; anuncio
birthday ; Geburtstag|Geburtstagsfeier ; anniversaire|fête d'anniversaire ; compleanno|festa di compleanno ; cumpleaños
parent council|parents' council|parents' association ; Elternrat|Elternverein|Elternvertretung ; conseil des parents|association de parents|comité des parents ; consiglio dei genitori|assemblea dei genitori|comitato genitori ; asociación de padres|consejo de padres
gravel|grit ; Kies|Schotter|Splitt ; gravier|gravillon ; ghiaia|pietrisco ; grava|gravilla
soil|ground ; Boden|Erdreich|Erde ; sol|terrain|terre ; terreno|suolo|terra ; suelo|terreno
power drill|drilling ; Bohrmaschine|Bohrer|bohren ; perceuse|percer ; trapano|trapanare|forare ; taladro|taladrar
drain|drainage|sewer ; Abfluss|Kanalisation|Ablauf ; écoulement|égout|canalisation ; scarico|fognatura|canalizzazione ; desagüe|alcantarilla
skip container|container|dumpster ; Container|Mulde|Tonne ; conteneur|benne|bac ; contenitore|bidone|benna|cassone ; contenedor
garden waste|green waste ; Grünabfall|Gartenabfälle|Grüngut ; déchets verts|déchets de jardin ; rifiuti verdi|scarti del giardino|scarti vegetali ; residuos de jardín
waste collection|refuse collection|collection day ; Abfuhr|Kehrichtabfuhr|Müllabfuhr|Abfuhrtag ; ramassage|collecte des déchets|ramassage des ordures ; raccolta rifiuti|ritiro dei rifiuti|raccolta della spazzatura ; recogida de basuras
vacant|unoccupied|available to let ; frei|leerstehend|unbesetzt ; libre|vacant|inoccupé ; libero|sfitto|vacante ; libre|vacante|desocupado
key handover|hand over the keys ; Schlüsselübergabe|Schlüsselabgabe ; remise des clés|remise des clefs ; consegna delle chiavi|riconsegna delle chiavi ; entrega de llaves
condition report|handover report ; Übergabeprotokoll|Abnahmeprotokoll|Wohnungsabnahme ; état des lieux|procès-verbal de remise ; verbale di consegna|verbale di riconsegna ; acta de entrega
house rules ; Hausordnung|Hausregeln ; règlement de maison|règlement intérieur ; regolamento della casa|regolamento condominiale|regolamento interno ; reglamento interno
quiet hours|night-time quiet|noise after ten ; Ruhezeit|Nachtruhe|Ruhezeiten ; heures de repos|repos nocturne|tranquillité nocturne ; orario di silenzio|quiete notturna|ore di riposo ; horas de descanso|descanso nocturno
laundry room|washing day ; Waschküche|Waschtag ; buanderie|jour de lessive ; lavanderia|giorno di bucato ; lavadero|cuarto de lavado
drying room|clothes line ; Trockenraum|Wäscheleine ; séchoir|étendage|corde à linge ; stenditoio|locale asciugatura|filo da bucato ; tendedero
storage room|storeroom|cellar compartment ; Abstellraum|Kellerabteil|Lagerraum ; local de rangement|débarras|cave ; ripostiglio|cantina|locale deposito ; trastero
parking fee|parking charge ; Parkgebühr|Parkgebühren ; taxe de stationnement|tarif de parking ; tariffa di parcheggio|tassa di posteggio ; tarifa de aparcamiento
parking permit|parking card|residents' parking ; Parkkarte|Anwohnerparkkarte|Parkbewilligung ; carte de stationnement|macaron|autorisation de stationner ; tessera di parcheggio|contrassegno|permesso di parcheggio ; tarjeta de aparcamiento
visitor parking ; Besucherparkplatz|Gästeparkplatz ; place visiteurs|parking visiteurs ; posteggio visitatori|parcheggio visitatori ; aparcamiento de visitas
charging station|charge point|wallbox ; Ladestation|Ladesäule|Wallbox ; borne de recharge|station de recharge ; colonnina di ricarica|stazione di ricarica ; punto de carga
electric car|electric vehicle ; Elektroauto|Elektrofahrzeug|E-Auto ; voiture électrique|véhicule électrique ; auto elettrica|veicolo elettrico ; coche eléctrico
electric bike|e-bike ; E-Bike|Elektrovelo|Elektrofahrrad|Pedelec ; vélo électrique|e-bike ; bicicletta elettrica|e-bike ; bicicleta eléctrica
service interval|servicing due ; Serviceintervall|Wartungsintervall ; intervalle d'entretien|intervalle de maintenance ; intervallo di manutenzione|intervallo di servizio ; intervalo de mantenimiento
roadworthiness test|vehicle inspection|MOT ; Fahrzeugprüfung|TÜV|Motorfahrzeugkontrolle ; contrôle technique|expertise du véhicule ; revisione|collaudo del veicolo ; inspección técnica|ITV
winter tyres ; Winterreifen|Winterpneus ; pneus d'hiver|pneus neige ; pneumatici invernali|gomme invernali ; neumáticos de invierno
breakdown service|roadside assistance|towing ; Pannendienst|Abschleppdienst|Pannenhilfe ; dépannage|remorquage|service de dépannage ; soccorso stradale|carro attrezzi|rimorchio ; asistencia en carretera|grúa
tail lift|loading ramp ; Hebebühne|Ladebordwand|Laderampe ; hayon élévateur|rampe de chargement ; sponda idraulica|pedana|rampa di carico ; plataforma elevadora|rampa de carga
seat belt ; Sicherheitsgurt|Gurt ; ceinture de sécurité|ceinture ; cintura di sicurezza|cintura ; cinturón de seguridad
child seat|car seat ; Kindersitz ; siège enfant|rehausseur ; seggiolino ; silla infantil
timetable change ; Fahrplanwechsel ; changement d'horaire ; cambio d'orario ; cambio de horario
season ticket|travel pass|monthly pass ; Abonnement|Monatskarte|Jahresabo|Generalabonnement ; abonnement|abonnement mensuel|abonnement général ; abbonamento|abbonamento mensile|abbonamento generale ; abono|abono mensual
half fare|reduced fare|concession ; Halbtax|Halbpreis|ermässigt|ermäßigt ; demi-tarif|tarif réduit ; metà prezzo|tariffa ridotta|biglietto ridotto ; media tarifa|tarifa reducida
platform|track number ; Gleis|Perron|Bahnsteig ; quai|voie ; binario|marciapiede ; andén|vía
connection|change trains ; Anschluss|umsteigen|Umsteigen ; correspondance|changer de train ; coincidenza|cambiare treno ; transbordo|enlace
first class ; erste Klasse|1. Klasse ; première classe|1re classe ; prima classe ; primera clase
second class ; zweite Klasse|2. Klasse ; deuxième classe|seconde classe|2e classe ; seconda classe ; segunda clase
guided tour|tour of the museum ; Führung|Rundgang|Besichtigung ; visite guidée|visite commentée ; visita guidata ; visita guiada
gift shop|museum shop ; Museumsshop|Souvenirladen ; boutique du musée|boutique de souvenirs ; negozio del museo|bookshop ; tienda del museo
curator|custodian of a collection ; Kurator|Kuratorin|Konservator ; conservateur|conservatrice|commissaire d'exposition ; curatore|curatrice|conservatore ; conservador|comisario
collection|exhibits ; Sammlung|Exponate|Ausstellungsstücke ; collection|pièces exposées|objets exposés ; collezione|oggetti esposti|reperti ; colección|piezas expuestas
planetarium|observatory ; Planetarium|Sternwarte ; planétarium|observatoire ; planetario|osservatorio ; planetario|observatorio
zoo|animal park ; Zoo|Tierpark ; zoo|parc animalier ; zoo|giardino zoologico ; zoo|zoológico
amusement park|theme park ; Freizeitpark|Vergnügungspark ; parc d'attractions|parc de loisirs ; parco divertimenti|luna park ; parque de atracciones
ski|skiing|ski lift ; Ski|Skifahren|Skilift ; ski|skier|remontée mécanique|téléski ; sci|sciare|skilift|impianto di risalita ; esquí|esquiar|telesquí
cable car|gondola ; Seilbahn|Gondel|Gondelbahn|Luftseilbahn ; téléphérique|télécabine ; funivia|cabinovia|teleferica ; teleférico
youth hostel|hostel ; Jugendherberge|Hostel ; auberge de jeunesse ; ostello|ostello della gioventù ; albergue juvenil
summer camp|holiday camp ; Ferienlager|Sommerlager|Zeltlager ; camp|colonie de vacances|camp d'été ; colonia|campo estivo|campeggio ; campamento
half board|full board ; Halbpension|Vollpension ; demi-pension|pension complète ; mezza pensione|pensione completa ; media pensión|pensión completa
single room ; Einzelzimmer ; chambre simple|chambre individuelle ; camera singola ; habitación individual
double room ; Doppelzimmer ; chambre double ; camera doppia|camera matrimoniale ; habitación doble
tourist tax|visitor's tax ; Kurtaxe|Tourismusabgabe|Beherbergungsabgabe ; taxe de séjour ; tassa di soggiorno ; tasa turística
check-in ; Check-in|einchecken ; enregistrement|check-in ; check-in|registrazione all'arrivo ; registro de entrada|facturación
check-out|leave the room ; Check-out|auschecken|Zimmer verlassen ; libérer la chambre|check-out ; check-out|lasciare la camera|liberare la camera ; dejar la habitación|salida del hotel
cancellation fee|cancellation charge ; Annullierungsgebühr|Stornogebühr|Annullationskosten ; frais d'annulation ; spese di annullamento|penale di cancellazione|costi di annullamento ; gastos de cancelación
no-show|fail to turn up|unexcused absence ; Nichterscheinen|unentschuldigtes Fernbleiben ; absence non excusée|non-présentation ; mancata presentazione|assenza non giustificata ; incomparecencia
substitute|stand-in|deputy ; Stellvertreter|Stellvertretung|Vertretung ; remplaçant|suppléant|suppléance ; sostituto|supplente|supplenza ; suplente|sustituto
handyman|odd-job man ; Hauswart|Allrounder ; homme à tout faire ; tuttofare ; manitas
cleaner|cleaning lady|cleaning staff ; Reinigungskraft|Putzfrau|Reinigungspersonal ; femme de ménage|personnel de nettoyage|agent d'entretien ; addetto alle pulizie|donna delle pulizie|personale di pulizia ; limpiador|personal de limpieza
cleaning company|cleaning firm ; Reinigungsfirma|Reinigungsunternehmen|Putzfirma ; entreprise de nettoyage|société de nettoyage ; impresa di pulizie|ditta di pulizie ; empresa de limpieza
cleaning agent|detergent ; Reinigungsmittel|Putzmittel|Waschmittel ; produit de nettoyage|détergent|produit d'entretien ; detersivo|detergente|prodotto per la pulizia ; detergente|producto de limpieza
window cleaning ; Fensterreinigung|Fenster putzen ; nettoyage des vitres|nettoyage des fenêtres ; pulizia dei vetri|pulizia delle finestre ; limpieza de ventanas
pest control|vermin ; Schädlingsbekämpfung|Ungeziefer ; lutte contre les nuisibles|désinsectisation|vermine ; disinfestazione|derattizzazione|parassiti ; control de plagas
security guard|security service ; Sicherheitsdienst|Wachmann|Security ; agent de sécurité|service de sécurité|gardien ; guardia giurata|servizio di sicurezza|vigilanza ; guardia de seguridad
cloud storage|server space ; Cloud|Cloudspeicher|Speicherplatz ; stockage en nuage|espace de stockage|cloud ; spazio di archiviazione|cloud ; almacenamiento en la nube|nube
`;
